/** What lies and stands on the field of a sketch: put there, turned, raised, moved, taken away. */
import { exchanged, lastOf } from "../lib/lists";
import { GOLEMS } from "../lib/table-setup";
import type { Facing } from "../lib/match-types";
import { painted, placeOf, spanOf, terrainAt, turnedFacing } from "./field";
import type { Goal, SketchRobot, Sketch, Spot, Token } from "./sketch-types";

export type Tool =
  | { kind: "hand" | "erase" | "barrel" | "parobot" | "stream" }
  | { kind: "token" | "terrain"; token: Token }
  | { kind: "robot"; colour: string }
  | { kind: "goal"; goal: string; robot?: string };

export type Thing = "robot" | "barrel" | "token" | "goal" | "terrain";

const GROUND = ".";
const TALLEST = 5; // a column that is raised by tapping
const FIRST_CARD = "1A"; // of a ParoBot, until another one is chosen
const ANY = "any";

// ---------------------------------------------------------------- what is where

/** Everything on a cell, what is on top first; an arena is seen with so many robots. */
export function thingsAt(sketch: Sketch, cell: string, count: number): Thing[] {
  const found: [Thing, boolean][] = [
    ["robot", robotsOf(sketch, count).some((robot) => robot.cell === cell)],
    ["barrel", cell in sketch.barrels],
    ["token", cell in sketch.tokens],
    ["goal", sketch.goals.some((goal) => cellsOf(goal).includes(cell))],
    ["terrain", ![GROUND, " "].includes(terrainAt(sketch, cell))],
  ];
  return found.filter(([, isThere]) => isThere).map(([thing]) => thing);
}

/** The robots on the field; in an arena the first seats have the first colours. */
export function robotsOf(sketch: Sketch, count: number): SketchRobot[] {
  if (sketch.kind !== "arena") return sketch.robots;
  return (sketch.starts[count] ?? []).map((spot, seat) => ({ ...spot, id: GOLEMS[seat] ?? "" }));
}

export function robotAt(sketch: Sketch, cell: string, count: number): SketchRobot | undefined {
  return robotsOf(sketch, count).find((robot) => robot.cell === cell);
}

function cellsOf({ cell, cells }: Goal): string[] {
  return cells ?? (cell === undefined ? [] : [cell]);
}

// ---------------------------------------------------------------- putting

/** What a tap does: the thing comes there, or if it is there already it is turned, raised or taken away. */
export function put(sketch: Sketch, tool: Tool, cell: string, count: number): Sketch {
  switch (tool.kind) {
    case "hand":
    case "stream": // is led over several cells
      return sketch;
    case "erase":
      return withoutTop(sketch, cell, count);
    case "token":
      return withToken(sketch, cell, next(tool.token.signs, sketch.tokens[cell]));
    case "terrain":
      return painted(sketch, cell, next(tool.token.signs, terrainAt(sketch, cell)) ?? GROUND);
    case "barrel":
      return raised(sketch, cell);
    case "parobot":
      return withParobot(sketch, cell, count);
    case "robot":
      return withGolem(sketch, tool.colour, cell, count);
    case "goal":
      return withGoalAt(sketch, tool, cell);
  }
}

/** The way after this one; a thing that lies only one way goes when it is there. */
function next(signs: string[], sign: string | undefined): string | undefined {
  const at = sign === undefined ? -1 : signs.indexOf(sign);
  return signs.length > 1 ? signs[(at + 1) % signs.length] : at < 0 ? signs[0] : undefined;
}

function withToken(sketch: Sketch, cell: string, sign: string | undefined): Sketch {
  const { [cell]: _, ...rest } = sketch.tokens;
  return { ...withoutStream(sketch, cell), tokens: sign === undefined ? rest : { ...rest, [cell]: sign } };
}

function raised(sketch: Sketch, cell: string): Sketch {
  const column = sketch.barrels[cell] ?? [];
  return withColumn(sketch, cell, column.length < TALLEST ? [...column, "empty"] : []);
}

export function withColumn(sketch: Sketch, cell: string, column: string[]): Sketch {
  const { [cell]: _, ...rest } = sketch.barrels;
  return { ...sketch, barrels: column.length ? { ...rest, [cell]: column } : rest };
}

/** A course from outlet to outlet. */
export function withStream(sketch: Sketch, course: string[]): Sketch {
  const [first = "", last = ""] = [course[0], lastOf(course)];
  return { ...sketch, streams: [...sketch.streams, { cells: course.slice(1, -1), outlets: [first, last] }] };
}

/** The same sketch where no stream flows over this cell. */
export function withoutStream(sketch: Sketch, cell: string): Sketch {
  const streams = sketch.streams.filter(({ cells }) => !cells.includes(cell));
  return streams.length < sketch.streams.length ? { ...sketch, streams } : sketch;
}

// ---------------------------------------------------------------- robots

function withGolem(sketch: Sketch, colour: string, cell: string, count: number): Sketch {
  if (sketch.kind === "arena")
    return withStart(
      sketch,
      GOLEMS.findIndex((each) => each === colour),
      cell,
      count,
    );
  const there = sketch.robots.find(({ id }) => id === colour);
  if (there?.cell === cell) return turnedAt(sketch, cell, count);
  if (there) return changedRobot(sketch, colour, { cell });
  const robot = { id: colour, cell, facing: inward(sketch, cell), ...(sketch.edition === "4.0" ? { simple: true } : {}) };
  return withControl({ ...sketch, robots: [...sketch.robots, robot] });
}

/** Of a seat that is there already the place changes; any other one is the next seat. */
function withStart(sketch: Sketch, seat: number, cell: string, count: number): Sketch {
  const spots = sketch.starts[count] ?? [];
  if (spots[seat]?.cell === cell) return turnedAt(sketch, cell, count);
  const spot = { cell, facing: inward(sketch, cell) };
  if (seat < spots.length) return withStarts(sketch, count, exchanged(spots, seat, spot));
  return spots.length < count ? withStarts(sketch, count, [...spots, spot]) : sketch;
}

function withStarts(sketch: Sketch, count: number, spots: Spot[]): Sketch {
  return { ...sketch, starts: { ...sketch.starts, [count]: spots } };
}

function withParobot(sketch: Sketch, cell: string, count: number): Sketch {
  if (robotAt(sketch, cell, count)?.bot) return turnedAt(sketch, cell, count);
  const id = GOLEMS.find((colour) => !sketch.robots.some((robot) => robot.id === colour));
  if (!id) return sketch;
  const robot = { id, cell, facing: inward(sketch, cell), bot: FIRST_CARD };
  const others = { ...sketch.more.others, [id]: ANY };
  return { ...sketch, robots: [...sketch.robots, robot], more: { ...sketch.more, others } };
}

/** Away from the edge that it stands at. */
function inward(sketch: Sketch, cell: string): Facing {
  const [row, col] = placeOf(cell);
  const [high, wide] = spanOf(sketch);
  if (row === high - 1) return "N";
  if (row === 0) return "S";
  return col === 0 ? "E" : col === wide - 1 ? "W" : "N";
}

export function changedRobot(sketch: Sketch, id: string, change: Partial<SketchRobot>): Sketch {
  return { ...sketch, robots: sketch.robots.map((robot) => (robot.id === id ? { ...robot, ...change } : robot)) };
}

/** With all that was said about it. */
export function withoutRobot(sketch: Sketch, id: string): Sketch {
  const { [id]: _, ...others } = sketch.more.others ?? {};
  const goals = sketch.goals.filter(({ robot, target }) => robot !== id && target !== id);
  const control = controlled(sketch).filter((each) => each !== id);
  const more = { ...sketch.more, others, control };
  return withControl({ ...sketch, robots: sketch.robots.filter((robot) => robot.id !== id), goals, more });
}

export function controlled({ more: { control } }: Sketch): string[] {
  return control === undefined ? [] : Array.isArray(control) ? control : [control];
}

/** The golems that run the player's program; the first one where nobody was named. */
export function withControl(sketch: Sketch, ids: string[] = controlled(sketch)): Sketch {
  if (sketch.kind !== "puzzle") return sketch;
  const golems = sketch.robots.filter(({ bot }) => !bot).map(({ id }) => id);
  const found = golems.filter((id) => ids.includes(id));
  const named = found.length ? found : golems.slice(0, 1);
  const { control: _, ...more } = sketch.more;
  if (!named.length) return { ...sketch, more };
  return { ...sketch, more: { ...more, control: named.length > 1 ? named : named[0] } };
}

// ---------------------------------------------------------------- goals

function withGoalAt(sketch: Sketch, { goal, robot }: { goal: string; robot?: string }, cell: string): Sketch {
  if (goal === "touch") return withTouched(sketch, cell);
  const kept = sketch.goals.filter((each) => !(each.goal === goal && each.cell === cell && each.robot === robot));
  const added = { ...(robot ? { robot } : {}), goal, cell };
  return { ...sketch, goals: kept.length < sketch.goals.length ? kept : [...sketch.goals, added] };
}

/** One cell more on the way, or one less. */
function withTouched(sketch: Sketch, cell: string): Sketch {
  const old = sketch.goals.find(({ cells }) => cells);
  if (!old) return { ...sketch, goals: [...sketch.goals, { goal: "touch", cells: [cell] }] };
  const cells = old.cells?.includes(cell) ? old.cells.filter((each) => each !== cell) : [...(old.cells ?? []), cell];
  const goals = sketch.goals.map((each) => (each === old ? { ...old, cells } : each));
  return { ...sketch, goals: goals.filter((each) => each.cells?.length !== 0) };
}

export function changedGoal(sketch: Sketch, index: number, change: Partial<Goal>): Sketch {
  const goals = sketch.goals.map((goal, at) => (at === index ? clean({ ...goal, ...change }) : goal));
  return { ...sketch, goals };
}

function clean(goal: Goal): Goal {
  return Object.fromEntries(Object.entries(goal).filter(([, value]) => value !== undefined)) as unknown as Goal;
}

export function withoutGoal(sketch: Sketch, index: number): Sketch {
  return { ...sketch, goals: sketch.goals.filter((_, at) => at !== index) };
}

// ---------------------------------------------------------------- turning, moving, taking away

/** A quarter clockwise: the robot, or else the line. */
export function turnedAt(sketch: Sketch, cell: string, count: number): Sketch {
  if (robotAt(sketch, cell, count)) return withSpots(sketch, count, (spot) => turnedSpot(spot, cell));
  const sign = sketch.tokens[cell];
  const ways = ["│─", "└┌┐┘"].find((each) => sign !== undefined && each.includes(sign));
  return ways ? withToken(sketch, cell, next([...ways], sign)) : sketch;
}

function turnedSpot<T extends Spot>(spot: T, cell: string): T {
  return spot.cell === cell ? { ...spot, facing: turnedFacing(spot.facing) } : spot;
}

/** All robots that are seen, each changed. */
function withSpots(sketch: Sketch, count: number, change: <T extends Spot>(spot: T) => T): Sketch {
  if (sketch.kind !== "arena") return { ...sketch, robots: sketch.robots.map((robot) => change(robot)) };
  return withStarts(
    sketch,
    count,
    (sketch.starts[count] ?? []).map((spot) => change(spot)),
  );
}

/** What is on top of a cell, to another one. */
export function moved(sketch: Sketch, from: string, to: string, count: number): Sketch {
  const [top] = thingsAt(sketch, from, count);
  if (from === to || !top) return sketch;
  if (top === "robot") return withSpots(sketch, count, (spot) => (spot.cell === from ? { ...spot, cell: to } : spot));
  if (top === "barrel") return withColumn(withColumn(sketch, to, sketch.barrels[from] ?? []), from, []);
  if (top === "token") return withToken(withToken(sketch, to, sketch.tokens[from]), from, undefined);
  if (top === "goal") return { ...sketch, goals: sketch.goals.map((goal) => movedGoal(goal, from, to)) };
  return painted(painted(sketch, to, terrainAt(sketch, from)), from, GROUND);
}

function movedGoal(goal: Goal, from: string, to: string): Goal {
  if (goal.cells) return { ...goal, cells: goal.cells.map((cell) => (cell === from ? to : cell)) };
  return goal.cell === from ? { ...goal, cell: to } : goal;
}

/** What is on top; of a column one barrel. */
export function withoutTop(sketch: Sketch, cell: string, count: number): Sketch {
  const [top] = thingsAt(sketch, cell, count);
  if (top === "robot") return withoutRobotAt(sketch, cell, count);
  if (top === "barrel") return withColumn(sketch, cell, (sketch.barrels[cell] ?? []).slice(0, -1));
  if (top === "token") return withToken(sketch, cell, undefined);
  if (top === "goal") return { ...sketch, goals: sketch.goals.flatMap((goal) => goalWithout(goal, cell)) };
  return top === "terrain" ? painted(sketch, cell, GROUND) : sketch;
}

function withoutRobotAt(sketch: Sketch, cell: string, count: number): Sketch {
  if (sketch.kind !== "arena") return withoutRobot(sketch, robotAt(sketch, cell, count)?.id ?? "");
  return withStarts(
    sketch,
    count,
    (sketch.starts[count] ?? []).filter((spot) => spot.cell !== cell),
  );
}

function goalWithout(goal: Goal, cell: string): Goal[] {
  if (goal.cell === cell) return [];
  const cells = goal.cells?.filter((each) => each !== cell);
  return cells ? (cells.length ? [{ ...goal, cells }] : []) : [goal];
}
