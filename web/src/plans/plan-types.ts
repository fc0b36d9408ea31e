/** Lesson plans as the server tells them. */

export interface PlanLine {
  id: string;
  title: string;
  goal: string;
  art: string;
  name: string; // of the activity that it is about
}

/** All plans, and what stands before them: titles with a text each. */
export interface Plans {
  title: string;
  lead: string;
  parts: [string, string][];
  plans: PlanLine[];
  translated: boolean;
}

export interface PlanPuzzle {
  id: string;
  title: string;
}

export interface Step {
  minutes: number;
  name: string;
  text: string;
  puzzles: PlanPuzzle[];
}

export interface Age {
  ages: string;
  years: string;
  text: string;
  puzzles: PlanPuzzle[];
  table: { game: string; arena: string; text: string } | null;
}

export interface Plan {
  id: string;
  title: string;
  goal: string;
  art: string;
  needs: string[];
  steps: Step[];
  ages: Age[];
  questions: { ask: string; hope: string }[];
  mistakes: { name: string | null; seen: string; help: string; example: string }[];
  paper: string;
  command: string;
  translated: boolean; // or else it is in English
}
