/** What newer browsers can do with lists by themselves; those of the floor cannot. */

export function lastOf<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}

/** The list with another value at this place. */
export function exchanged<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((each, index) => (index === place ? value : each));
}
