/** Lesson plans as the server tells them. */
import type { Shape } from "../lib/api";

export type PlanLine = Shape<"PlanLine">;

/** All plans, and what stands before them: titles with a text each. */
export type Plans = Shape<"ToldPlans">;

export type PlanPuzzle = Shape<"ToldPuzzle">;

export type Step = Shape<"ToldStep">;

export type Age = Shape<"ToldAge">;

export type Plan = Shape<"ToldPlan">;
