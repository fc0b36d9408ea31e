/** What is new at each station, as a picture; what stands beside the road. */
import { artOf } from "../program/cards";

const PICTURES: Record<string, string> = {
  parts: "icon-settings",
  loop: artOf("loop"),
  lose_row: "event-lose_row",
  condition: "event-condition",
  parobot: "face-parobot",
  swap_rows: "event-swap_rows",
  portal: "portal-a",
  weather: "event-freeze",
  line: "corner",
  winter: "snow",
  column: "icon-trophy",
};
const CARDS = ["left", "backward", "stand"];

export function pictureOf(station: string): string {
  if (CARDS.includes(station)) return artOf(station);
  return PICTURES[station] ?? station;
}

/** Something beside a station, so far from it in its own width and height, and so large. */
export interface Sight {
  at: number; // the station, from 0
  art: string;
  x: number;
  y: number;
  size: number;
}

export const SIGHTS: Sight[] = [
  { at: 0, art: "road-flowers", x: 0.5, y: 0.34, size: 0.7 },
  { at: 1, art: "road-tree", x: 0.5, y: -0.36, size: 1 },
  { at: 3, art: "road-hut", x: -0.5, y: 0.3, size: 1 },
  { at: 6, art: "road-tree", x: -0.5, y: -0.3, size: 1.1 },
  { at: 8, art: "road-fir", x: 0.5, y: -0.36, size: 1 },
  { at: 9, art: "road-tree", x: 0.5, y: 0.36, size: 0.9 },
  { at: 10, art: "road-fir", x: 0.5, y: -0.34, size: 1 },
  { at: 13, art: "road-boat", x: 0.5, y: -0.34, size: 0.9 },
  { at: 15, art: "road-fir", x: -0.5, y: -0.36, size: 1 },
  { at: 16, art: "road-peak", x: -0.5, y: -0.4, size: 1.3 },
];
