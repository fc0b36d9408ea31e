/** Where the signs and arrows of a flow chart stand. */
import { cardOf, isHolder, type Program, type Slot } from "../lib/program";
import { faceOf, timesOf, type Sign } from "./cards";

export interface Node {
  sign: Sign | "end" | "open";
  card: string | null;
  x: number; // its middle
  y: number;
  width: number;
  height: number;
  row: number;
}

export interface Words {
  x: number;
  y: number;
  kind: "yes" | "no";
}

export interface Chart {
  width: number;
  height: number;
  nodes: Node[];
  lines: string[]; // paths; each ends with an arrow
  tails: string[]; // paths without one
  words: Words[];
}

const WIDTH = 340;
const WIDE = 148;
const NARROW = 128;
const HIGH = 46;
const HEAD = 52; // decisions and loops
const GAP = 16;
const SIDE = 82; // from the middle to a branch
const RETURN = 14; // from a body to the lines of its loop

export function flow(program: Program): Chart {
  const chart: Chart = { width: WIDTH, height: 0, nodes: [], lines: [], tails: [], words: [] };
  const middle = WIDTH / 2;
  let y = cap(chart, middle, 0, -1);
  program.forEach((slot, row) => {
    y = add(chart, slot, middle, y, WIDE, row);
  });
  chart.height = cap(chart, middle, arrow(chart, middle, y), program.length) + 2;
  return chart;
}

function cap(chart: Chart, x: number, y: number, row: number): number {
  chart.nodes.push({ sign: "end", card: null, x, y: y + 15, width: 92, height: 28, row });
  return y + 29;
}

function arrow(chart: Chart, x: number, y: number): number {
  chart.lines.push(`M${x} ${y}V${y + GAP - 1}`);
  return y + GAP;
}

/** Everything from above a slot to below it; gives where the next one begins. */
function add(chart: Chart, slot: Slot, x: number, from: number, width: number, row: number): number {
  const y = arrow(chart, x, from);
  const card = cardOf(slot);
  if (!isHolder(slot) || card === null) {
    const sign = card === null ? "open" : faceOf(card).sign;
    chart.nodes.push({ sign, card, x, y: y + HIGH / 2, width, height: HIGH, row });
    return y + HIGH;
  }
  const [yes = null, no = null] = slot.slice(1) as Slot[];
  if (timesOf(card)) return addLoop(chart, card, yes, x, y, width, row);
  return addFork(chart, card, yes, no, x, y, row);
}

/** The body leads back to the head, and the head leads on when it has been round often enough. */
function addLoop(chart: Chart, card: string, body: Slot, x: number, y: number, width: number, row: number): number {
  chart.nodes.push({ sign: "loop", card, x, y: y + HEAD / 2, width: width - 24, height: HEAD, row });
  const inner = width - RETURN * 2;
  const bottom = add(chart, body, x, y + HEAD, inner, row);
  const [head, left, right] = [y + HEAD / 2, x - width / 2 - 4, x + width / 2 + 4];
  chart.lines.push(`M${x} ${bottom}v8H${left}V${head}H${x - width / 2 + 11}`);
  chart.tails.push(`M${x + width / 2 - 12} ${head}H${right}V${bottom + GAP}H${x}`);
  return bottom + GAP;
}

function addFork(chart: Chart, card: string, yes: Slot, no: Slot, x: number, y: number, row: number): number {
  chart.nodes.push({ sign: "decision", card, x, y: y + HEAD / 2, width: 92, height: HEAD + 8, row });
  const head = y + HEAD / 2;
  const [left, right] = [x - SIDE, x + SIDE];
  chart.tails.push(`M${x - 46} ${head}H${left}V${y + HEAD}`, `M${x + 46} ${head}H${right}V${y + HEAD}`);
  chart.words.push({ x: left, y: head - 6, kind: "yes" }, { x: right, y: head - 6, kind: "no" });
  const ends = [add(chart, yes, left, y + HEAD, NARROW, row), add(chart, no, right, y + HEAD, NARROW, row)];
  const bottom = Math.max(...ends) + 10;
  chart.tails.push(`M${left} ${ends[0]}V${bottom}H${right}V${ends[1]}`);
  return bottom;
}
