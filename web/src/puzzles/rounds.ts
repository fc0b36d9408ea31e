/** The rounds of a puzzle whose programs are given. */
import { lastOf } from "../lib/lists";

export interface Span<Program> {
  first: number; // counted from 1
  last: number;
  program: Program;
}

/** Rounds in a row with the same program are one. */
export function spansOf<Program>(programs: Program[]): Span<Program>[] {
  const spans: Span<Program>[] = [];
  for (const [index, program] of programs.entries()) {
    const before = lastOf(spans);
    if (before && JSON.stringify(before.program) === JSON.stringify(program)) before.last = index + 1;
    else spans.push({ first: index + 1, last: index + 1, program });
  }
  return spans;
}
