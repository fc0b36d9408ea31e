/** The tools by name, as the palette offers them. */
import { GOLEMS } from "../lib/table-setup";
import type { Tool } from "./things";
import type { Bench, GoalOffer, Palette, Sketch } from "./sketch-types";

export function nameOfTool(tool: Tool): string {
  if (tool.kind === "token" || tool.kind === "terrain") return `${tool.kind}-${tool.token.id}`;
  if (tool.kind === "robot") return `robot-${tool.colour}`;
  return tool.kind === "goal" ? `goal-${tool.goal}-${tool.robot ?? ""}` : tool.kind;
}

/** Goals that are about a place, and so can be put there. */
export function goalsToPut(palette: Palette, bench: Bench, { kind }: Sketch): GoalOffer[] {
  const offered = kind === "scenario" ? palette.scenario_goals : kind === "puzzle" ? bench.goals : [];
  return offered.filter(({ keys }) => keys.includes("cell") || keys.includes("cells"));
}

/** Those that can only be said. */
export function goalsToSay(palette: Palette, bench: Bench, { kind }: Sketch): GoalOffer[] {
  const offered = kind === "scenario" ? palette.scenario_goals : kind === "puzzle" ? bench.goals : [];
  return offered.filter(({ keys }) => !keys.includes("cell") && !keys.includes("cells"));
}

/** In an arena as many as are seen there. */
export function golemsFor(sketch: Sketch, count: number): readonly string[] {
  return sketch.kind === "arena" ? GOLEMS.slice(0, count) : GOLEMS;
}
