/** The faces of animals: a few shapes each, put together by a table. */
import type { Given } from "../lib/api";
import { say } from "../lib/words";

/** What an animal is called; where several have it, by its scarf too. */
export function animalName(animal: string, colour?: string | null): string {
  const name = say(`lesson-animal-${animal}`);
  return colour ? say("lesson-coloured", { animal: name, colour }) : name;
}

export type AnimalName = NonNullable<Given<"api/lessons/{code}/children">["animal"]>;

export interface Face {
  fur: string;
  ears: "round" | "big" | "pointed" | "long" | "floppy" | "side" | "none";
  inner?: string; // of the ears
  muzzle: "snout" | "beak" | "pig" | "trunk" | "mouth" | "none";
  light?: string; // of the muzzle
  behind?: "mane" | "spikes" | "wool" | "horns" | "knobs" | "tufts";
  over?: "patches" | "mask" | "stripes" | "spots" | "cheeks" | "plate" | "belly" | "goggles";
  mark?: string; // colour of what lies over or behind
}

export const ANIMALS: Record<AnimalName, Face> = {
  bear: { fur: "#96633a", ears: "round", inner: "#c99a6b", muzzle: "snout", light: "#d9b58c" },
  cat: { fur: "#e0a24a", ears: "pointed", inner: "#f3c9a8", muzzle: "snout", light: "#fbe9cf", over: "stripes", mark: "#b9772a" },
  chick: { fur: "#f6d54c", ears: "none", muzzle: "beak", light: "#e98a1f" },
  cow: {
    fur: "#f7f1e6",
    ears: "floppy",
    inner: "#e9b7b0",
    muzzle: "pig",
    light: "#f0b9b4",
    behind: "horns",
    over: "spots",
    mark: "#4a3a30",
  },
  dog: { fur: "#c99a62", ears: "floppy", inner: "#8a5f35", muzzle: "snout", light: "#f1dcbd" },
  elephant: { fur: "#9fabb5", ears: "big", inner: "#d9b6bb", muzzle: "trunk", light: "#8d99a3" },
  fox: { fur: "#dd7330", ears: "pointed", inner: "#4a3326", muzzle: "snout", light: "#fff6e8", over: "cheeks", mark: "#fff6e8" },
  frog: { fur: "#72b052", ears: "none", muzzle: "mouth", over: "goggles", mark: "#72b052" },
  giraffe: {
    fur: "#ecc868",
    ears: "side",
    inner: "#d9a860",
    muzzle: "snout",
    light: "#f9e7bd",
    behind: "knobs",
    over: "spots",
    mark: "#a8702f",
  },
  hare: { fur: "#bdb3a6", ears: "long", inner: "#efc9c4", muzzle: "snout", light: "#f4eee6" },
  hedgehog: { fur: "#e6cba5", ears: "none", muzzle: "snout", light: "#f6e6cc", behind: "spikes", mark: "#7b6047" },
  koala: { fur: "#aab3bb", ears: "big", inner: "#e9e3df", muzzle: "snout", light: "#aab3bb" },
  lion: { fur: "#efc15c", ears: "round", inner: "#c98f35", muzzle: "snout", light: "#fbe8bf", behind: "mane", mark: "#a7622a" },
  monkey: { fur: "#8b5c3f", ears: "side", inner: "#e4b996", muzzle: "mouth", over: "plate", mark: "#e4b996" },
  mouse: { fur: "#bfc3c9", ears: "big", inner: "#efc3c3", muzzle: "snout", light: "#e6e8eb" },
  owl: { fur: "#96724e", ears: "none", muzzle: "beak", light: "#e0a12c", behind: "tufts", over: "goggles", mark: "#f1e0c4" },
  panda: { fur: "#fdfaf4", ears: "round", inner: "#2f2a28", muzzle: "snout", light: "#fdfaf4", over: "patches", mark: "#2f2a28" },
  penguin: { fur: "#33414f", ears: "none", muzzle: "beak", light: "#f0a02c", over: "belly", mark: "#fdfaf4" },
  pig: { fur: "#f4b0b6", ears: "pointed", inner: "#e28b94", muzzle: "pig", light: "#ea8f99" },
  raccoon: { fur: "#a7a6a2", ears: "round", inner: "#5b5754", muzzle: "snout", light: "#f4f2ee", over: "mask", mark: "#3d3936" },
  sheep: { fur: "#5b4a42", ears: "floppy", inner: "#5b4a42", muzzle: "mouth", behind: "wool", mark: "#f7f2e8" },
  squirrel: { fur: "#c66d3b", ears: "pointed", inner: "#8f4722", muzzle: "snout", light: "#fae6d0", over: "cheeks", mark: "#fae6d0" },
  tiger: { fur: "#f0a040", ears: "round", inner: "#3a2a20", muzzle: "snout", light: "#fff3dd", over: "stripes", mark: "#3a2a20" },
  wolf: { fur: "#84919d", ears: "pointed", inner: "#4a535b", muzzle: "snout", light: "#eef1f3", over: "cheeks", mark: "#eef1f3" },
};
