/** Where the road runs: to and fro from the bottom up, as many stations a row as the screen has room for. */

/** In shares of the picture, from its upper left. */
export interface Place {
  x: number;
  y: number;
}

export interface Road {
  places: Place[];
  path: string; // of an SVG a thousand units wide and high
  cell: Place; // the room of one station
}

const UNITS = 1000;
const SKY = 0.13; // the share of the picture above the topmost station
const CURVE = 1 / 6; // of Catmull and Rom

export function road(count: number, columns: number): Road {
  const rows = Math.ceil(count / columns);
  const cell = { x: 1 / columns, y: (1 - SKY) / rows };
  const places = Array.from({ length: count }, (_, index) => placeOf(index, columns, cell));
  return { places, cell, path: curve([...places, castle(places, cell)]) };
}

function placeOf(index: number, columns: number, cell: Place): Place {
  const row = Math.floor(index / columns);
  const along = index % columns;
  const column = row % 2 ? columns - 1 - along : along;
  const wave = Math.sin(index * 2.1) * 0.09; // no road is straight
  return { x: (column + 0.5) * cell.x, y: 1 - (row + 0.5 + wave) * cell.y };
}

/** The end of the road, behind the last station. */
export function castle(places: Place[], cell: Place): Place {
  const last = places.at(-1) ?? { x: 0, y: 1 };
  const isRoomy = last.x + cell.x < 1;
  return isRoomy ? { x: last.x + 1.1 * cell.x, y: last.y - 0.25 * cell.y } : { x: last.x, y: last.y - 0.55 * cell.y };
}

/** A smooth line through all of them. */
function curve(places: Place[]): string {
  const at = (index: number): Place => places[Math.max(0, Math.min(index, places.length - 1))]!;
  const bends = places.slice(1).map((end, index) => {
    const first = toward(at(index), at(index - 1), end, CURVE);
    const second = toward(end, at(index), at(index + 2), -CURVE);
    return `C${units(first)} ${units(second)} ${units(end)}`;
  });
  return `M${units(at(0))}${bends.join("")}`;
}

function toward(from: Place, before: Place, after: Place, share: number): Place {
  return { x: from.x + (after.x - before.x) * share, y: from.y + (after.y - before.y) * share };
}

export function units({ x, y }: Place): string {
  return `${Math.round(x * UNITS)} ${Math.round(y * UNITS)}`;
}
