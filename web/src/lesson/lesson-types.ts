/** What the server shows of a lesson: docs/protocol.md. */
import type { Shape } from "../lib/api";

export type State = Shape<"SeenChild">["state"];
export type ActivityKind = Shape<"SeenActivity">["kind"];
export type Misconception = "south" | "at_once" | "off_by_one" | "condition";

/** Attempts that are the same; without programs they are ghosts. */
export type Bar = Shape<"Bar">;

export type Histogram = Shape<"Histogram">;

export type SeenPlan = Shape<"SeenPlan">;

export type SeenTable = Shape<"SeenTable">;

export type Activity = Shape<"SeenActivity">;

export type SeenChild = Shape<"SeenChild">;

export interface Shown {
  misconception: Misconception;
  children: number[];
  puzzle: string;
  programs: string[];
  end: string[];
}

export type Report = Shape<"LessonReport">;

export type SeenTry = Shape<"SeenTry">;

export type OfTeacher = Shape<"OfTeacher">;

export type OfChild = Shape<"OfChild">;

export type OfScreen = Shape<"OfScreen">;

export type View = OfTeacher | OfChild | OfScreen;
