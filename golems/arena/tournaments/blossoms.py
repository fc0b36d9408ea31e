"""The heaviest of all largest matchings of a graph, by Edmonds' blossoms (1965) with Galil's duals (1986).

A *node* is a player (0, 1, …) or a *blossom*: an odd ring of nodes that acts as one. Trees of nodes grow from
those who have nobody yet: *outer* nodes are an even number of edges away from the root, *inner* ones an odd
number. Only *tight* edges are followed, whose two duals together are worth exactly the edge; when none is
left, the duals change until another edge is tight. An edge between two trees gives one pair more, and all
trees are grown anew."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

Edge: TypeAlias = tuple[int, int]
Step: TypeAlias = tuple[int, Edge]  # a node of a ring, and the edge to the next one
Label: TypeAlias = Literal["outer", "inner"]


def heaviest_pairs(weights: Mapping[Edge, int]) -> list[Edge]:
    """Return the pairs of a matching that is as large as possible, and of these the heaviest."""
    players = sorted({player for edge in weights for player in edge})
    number = {player: index for index, player in enumerate(players)}
    more = (max(weights.values(), default=0) + 1) * (len(players) + 1)  # one pair outweighs all others
    found = Matching(
        len(players),
        {(number[one], number[other]): weight + more for (one, other), weight in weights.items()},
    )
    while found.grow():
        pass
    return [(players[one], players[other]) for one, other in enumerate(found.mates) if one < other]


class Matching:
    """A matching that grows by one pair at a time."""

    def __init__(self, size: int, weights: Mapping[Edge, int]) -> None:
        self.twice = {edge: 2 * weight for edge, weight in weights.items()}
        self.twice |= {(other, one): weight for (one, other), weight in self.twice.items()}
        self.neighbours: list[list[int]] = [[] for _ in range(size)]
        for one, other in self.twice:
            self.neighbours[one].append(other)
        self.mates = [-1] * size
        self.duals = dict.fromkeys(range(size), max(weights.values(), default=0))
        self.tops = list(range(size))  # the outermost node around each player
        self.parents: dict[int, int] = {}  # the blossom right around a node
        self.rings: dict[int, list[Step]] = {}  # of each blossom; the first node's mate is outside of it
        self.last = size
        self.forget_trees()

    def forget_trees(self) -> None:
        self.labels: dict[int, Label] = {}
        self.came: dict[int, Edge] = {}  # how a tree came to an inner node
        self.nearest: dict[int, Edge] = {}  # the edge with the least slack that comes from an outer node
        self.queue: list[int] = []  # outer players whose edges are to be looked at

    # ------------------------------------------------------------ nodes

    def slack(self, edge: Edge) -> int:
        return self.duals[edge[0]] + self.duals[edge[1]] - self.twice[edge]

    def players(self, node: int) -> Iterator[int]:
        if node in self.rings:
            for child, _ in self.rings[node]:
                yield from self.players(child)
        else:
            yield node

    def base(self, node: int) -> int:
        """Return the player of a node who has a mate outside of it, or none."""
        while node in self.rings:
            node = self.rings[node][0][0]
        return node

    def child(self, blossom: int, player: int) -> int:
        """Return the node of a blossom's ring in which a player is."""
        while self.parents[player] != blossom:
            player = self.parents[player]
        return player

    def top_nodes(self) -> set[int]:
        return set(self.tops)

    # ------------------------------------------------------------ one pair more

    def grow(self) -> bool:
        """Find one pair more; return False if this matching is the heaviest of the largest."""
        self.forget_trees()
        for node in self.top_nodes():
            if self.mates[self.base(node)] < 0:
                self.make_outer(node)
        while True:
            while self.queue:
                if self.look_around(self.queue.pop()):
                    return True
            if not self.change_duals():
                return False
            if self.follow_tight():
                return True

    def make_outer(self, node: int) -> None:
        self.labels[node] = "outer"
        self.queue += self.players(node)

    def look_around(self, player: int) -> bool:
        """Follow a player's tight edges and remember the others; return whether there is one pair more."""
        for other in self.neighbours[player]:
            top = self.tops[other]
            if top == self.tops[player] or self.labels.get(top) == "inner":
                continue
            slack = self.slack((player, other))
            if not slack:
                if self.follow(player, other):
                    return True
            elif top not in self.nearest or slack < self.slack(self.nearest[top]):
                self.nearest[top] = player, other
        return False

    def follow(self, player: int, other: int) -> bool:
        """Follow a tight edge from an outer node; return whether there is one pair more."""
        top = self.tops[other]
        if top not in self.labels:
            self.labels[top], self.came[top] = "inner", (player, other)
            self.make_outer(self.tops[self.mates[self.base(top)]])
        elif self.labels[top] == "outer":
            meeting = self.meeting(self.tops[player], top)
            if meeting is None:
                self.pair(player, other)
                self.pair(other, player)
                return True
            self.close_ring(player, other, meeting)
        return False

    def pair(self, player: int, other: int) -> None:
        """Give an outer player a mate, and swap all pairs between the player and the root."""
        while True:
            top = self.tops[player]
            left = self.mates[self.base(top)]
            self.turn(top, player)
            self.mates[player] = other
            if left < 0:
                return
            inner = self.tops[left]
            player, other = self.came[inner]
            self.turn(inner, other)
            self.mates[other] = player

    def turn(self, node: int, player: int) -> None:
        """Turn the rings of a node so that this player's mate is outside, and pair all others in them."""
        if node not in self.rings:
            return
        child = self.child(node, player)
        at = [step[0] for step in self.rings[node]].index(child)
        ring = self.rings[node] = self.rings[node][at:] + self.rings[node][:at]
        self.turn(child, player)
        for (one, (left, right)), (other, _) in zip(ring[1::2], ring[2::2], strict=True):
            self.turn(one, left)
            self.turn(other, right)
            self.mates[left], self.mates[right] = right, left

    # ------------------------------------------------------------ rings

    def way_up(self, node: int) -> Iterator[Step]:
        """Walk from an outer node towards the root: each node with the edge to the next one."""
        while self.mates[self.base(node)] >= 0:
            base = self.base(node)
            yield node, (base, self.mates[base])
            inner = self.tops[self.mates[base]]
            outer, reached = self.came[inner]
            yield inner, (reached, outer)
            node = self.tops[outer]
        yield node, (-1, -1)

    def meeting(self, one: int, other: int) -> int | None:
        """Return the node in which the ways to the root of two outer nodes meet."""
        seen = {node for node, _ in self.way_up(one)}
        return next((node for node, _ in self.way_up(other) if node in seen), None)

    def way_to(self, node: int, end: int) -> list[Step]:
        steps: list[Step] = []
        for step in self.way_up(node):
            if step[0] == end:
                break
            steps.append(step)
        return steps

    def close_ring(self, player: int, other: int, meeting: int) -> None:
        """Make a blossom of the ring that an edge between two outer nodes of a tree closes."""
        left, right = self.way_to(self.tops[player], meeting), self.way_to(self.tops[other], meeting)
        nodes = [meeting, *[node for node, _ in reversed(left)], *[node for node, _ in right]]
        back = [(end, start) for _, (start, end) in reversed(left)]
        edges = [*back, (player, other), *[edge for _, edge in right]]
        blossom, self.last = self.last, self.last + 1
        self.rings[blossom], self.duals[blossom] = list(zip(nodes, edges, strict=True)), 0
        for node in nodes:
            self.nearest.pop(node, None)
            self.parents[node] = blossom
            if self.labels.pop(node) == "inner":
                self.queue += self.players(node)
        self.labels[blossom] = "outer"
        self.raise_to(blossom, blossom)
        self.find_nearest(blossom)

    def raise_to(self, node: int, top: int) -> None:
        for player in self.players(node):
            self.tops[player] = top

    def find_nearest(self, node: int) -> None:
        """Find the edge with the least slack to a node from outer nodes."""
        edges = [
            (near, player)
            for player in self.players(node)
            for near in self.neighbours[player]
            if self.tops[near] != node and self.labels.get(self.tops[near]) == "outer"
        ]
        if edges:
            self.nearest[node] = min(edges, key=self.slack)

    def open_ring(self, blossom: int) -> None:
        """Make nodes of their own of those in an inner blossom; the tree goes on through some of them."""
        entry = self.child(blossom, self.came[blossom][1])
        ring = self.rings.pop(blossom)
        for node, _ in ring:
            del self.parents[node]
            self.raise_to(node, node)
        del self.labels[blossom], self.duals[blossom]
        self.nearest.pop(blossom, None)
        self.labels[entry], self.came[entry] = "inner", self.came.pop(blossom)
        self.go_on(ring, [node for node, _ in ring].index(entry))
        for node, _ in ring:
            if node not in self.labels:
                self.find_nearest(node)

    def go_on(self, ring: Sequence[Step], at: int) -> None:
        """Label the nodes of an opened ring between where the tree comes in and where it leaves."""
        while at:
            if at % 2:
                outer, inner = at + 1, (at + 2) % len(ring)
                edge = ring[outer][1]
            else:
                outer, inner = at - 1, at - 2
                edge = ring[inner][1][::-1]
            self.labels[ring[inner][0]], self.came[ring[inner][0]] = "inner", edge
            self.make_outer(ring[outer][0])
            at = inner

    # ------------------------------------------------------------ duals

    def change_duals(self) -> bool:
        """Change the duals until another edge is tight; return False if no better matching is left."""
        change = self.change()
        if min([self.duals[player] for player in self.outer_players()], default=0) <= change:
            return False
        for player, top in enumerate(self.tops):
            self.duals[player] += {"outer": -change, "inner": change}.get(self.labels.get(top, ""), 0)
        for node in self.top_nodes() & self.rings.keys():
            self.duals[node] += {"outer": 2 * change, "inner": -2 * change}.get(self.labels.get(node, ""), 0)
        return True

    def outer_players(self) -> list[int]:
        return [player for player, top in enumerate(self.tops) if self.labels.get(top) == "outer"]

    def change(self) -> int:
        """Return how far the duals may change: until an edge is tight, or an inner blossom worthless."""
        found = [max(self.duals.values())]
        for node, edge in self.nearest.items():
            if node not in self.labels:
                found.append(self.slack(edge))
            elif self.labels[node] == "outer":
                found.append(self.slack(edge) // 2)
        found += [self.duals[node] // 2 for node in self.rings if self.labels.get(node) == "inner"]
        return min(found)

    def follow_tight(self) -> bool:
        """Follow the edges that have become tight, and open inner blossoms that have become worthless."""
        for player, other in list(self.nearest.values()):
            is_tight = self.tops[player] != self.tops[other] and not self.slack((player, other))
            if is_tight and self.follow(player, other):
                return True
        for node in [
            node for node in self.rings if self.labels.get(node) == "inner" and not self.duals[node]
        ]:
            self.open_ring(node)
        return False
