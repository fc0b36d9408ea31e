/** What is seen of a board through a lens: some of it, larger. Everything in px of the room that the whole board fills. */

export interface Point {
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface Lens {
  scale: number;
  middle: Point; // of what is seen
}

export const FINGER = 44; // px: the least that a finger hits
const LARGEST = 4;
const STEP = 1.5; // the least that makes a difference

/** How large a cell is where the whole board is seen; `size` in hundredths of a cell. */
export function cellIn(room: Room, [width, height]: [number, number]): number {
  return Math.min(room.width / width, room.height / height) * 100;
}

/** Where a place of the board lies in its room. */
export function placeIn(room: Room, size: [number, number], at: Point): Point {
  const unit = cellIn(room, size) / 100;
  const [left, top] = [(room.width - size[0] * unit) / 2, (room.height - size[1] * unit) / 2];
  return { x: left + at.x * unit, y: top + at.y * unit };
}

/** Near enough for a finger, with this in the middle. */
export function closer(room: Room, size: [number, number], at: Point): Lens {
  return within(room, size, { scale: Math.max(STEP, FINGER / cellIn(room, size)), middle: placeIn(room, size, at) });
}

/** Never beyond the edge of the board, nor farther away than the whole; where all of it fits it lies in the middle. */
export function within(room: Room, size: [number, number], { scale, middle }: Lens): Lens {
  const kept = Math.max(1, Math.min(scale, LARGEST));
  const unit = cellIn(room, size) / 100;
  const inside = (at: number, all: number, board: number): number => {
    const free = Math.max(0, (board * unit - all / kept) / 2); // from the middle to each side
    return Math.max(all / 2 - free, Math.min(at, all / 2 + free));
  };
  return { scale: kept, middle: { x: inside(middle.x, room.width, size[0]), y: inside(middle.y, room.height, size[1]) } };
}

/** What lay under the fingers stays under them: one moves the board, two make it larger or smaller. */
export function handled(room: Room, size: [number, number], lens: Lens, before: Point[], after: Point[]): Lens {
  const [from, to] = [middleOf(before), middleOf(after)];
  const scale = Math.max(1, Math.min(lens.scale * (spread(after) / spread(before) || 1), LARGEST));
  const under = (at: number, half: number, middle: number): number => middle + (at - half) / lens.scale;
  const [halfWidth, halfHeight] = [room.width / 2, room.height / 2];
  return within(room, size, {
    scale,
    middle: {
      x: under(from.x, halfWidth, lens.middle.x) - (to.x - halfWidth) / scale,
      y: under(from.y, halfHeight, lens.middle.y) - (to.y - halfHeight) / scale,
    },
  });
}

function middleOf(points: Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread([one, other]: Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : NaN;
}
