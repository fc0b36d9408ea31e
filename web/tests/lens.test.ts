/** A long board on a small screen: near enough for a finger, and never lost. */
import { describe, expect, it } from "vitest";
import { cellIn, closer, handled, placeIn, within, type Lens } from "../src/lib/lens";

const ROOM = { width: 366, height: 260 };
const LONG: [number, number] = [1060, 460]; // ten cells by four, with their frame
const BOARD = { top: (260 - 460 * (366 / 1060)) / 2 }; // it is as wide as its room
const WHOLE: Lens = { scale: 1, middle: { x: 183, y: 130 } };

describe("the lens over a board", () => {
  it("makes a cell as large as a finger", () => {
    expect(cellIn(ROOM, LONG)).toBeLessThan(44);
    const lens = closer(ROOM, LONG, { x: 530, y: 230 });
    expect(lens.scale * cellIn(ROOM, LONG)).toBeGreaterThanOrEqual(44);
    expect(lens.middle).toEqual(WHOLE.middle);
  });

  it("never shows what lies beyond the edge", () => {
    const lens = closer(ROOM, LONG, { x: 60, y: 60 });
    expect(lens.middle.x).toBeCloseTo(ROOM.width / lens.scale / 2);
    expect(within(ROOM, LONG, { scale: 2, middle: { x: 999, y: -50 } }).middle).toEqual({ x: 366 - 366 / 4, y: BOARD.top + 65 });
    expect(within(ROOM, LONG, { scale: 0.3, middle: { x: 0, y: 0 } })).toEqual(WHOLE);
  });

  it("leaves a high board in the middle where all of its width is seen", () => {
    const high: [number, number] = [460, 760]; // four cells by seven
    const lens = closer(ROOM, high, { x: 60, y: 700 });
    expect(lens.scale).toBeGreaterThan(1);
    expect(lens.middle.x).toBe(WHOLE.middle.x);
    expect(lens.middle.y).toBeCloseTo(ROOM.height - ROOM.height / lens.scale / 2);
  });

  it("grows with two fingers, and what is between them stays there", () => {
    const [one, other] = [
      { x: 100, y: 120 },
      { x: 140, y: 120 },
    ];
    const lens = handled(
      ROOM,
      LONG,
      WHOLE,
      [one, other],
      [
        { x: 80, y: 120 },
        { x: 160, y: 120 },
      ],
    );
    expect(lens.scale).toBe(2);
    const seen = (at: { x: number; y: number }): number[] => [
      ROOM.width / 2 + (at.x - lens.middle.x) * lens.scale,
      ROOM.height / 2 + (at.y - lens.middle.y) * lens.scale,
    ];
    expect(seen({ x: 120, y: 120 })).toEqual([120, 120]);
  });

  it("is moved by one finger, not larger than four times", () => {
    const lens = handled(ROOM, LONG, { scale: 2, middle: WHOLE.middle }, [{ x: 10, y: 10 }], [{ x: 30, y: 0 }]);
    expect(lens).toEqual({ scale: 2, middle: { x: 173, y: 135 } });
    const huge = handled(
      ROOM,
      LONG,
      WHOLE,
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 99, y: 0 },
      ],
    );
    expect(huge.scale).toBe(4);
  });

  it("finds a place of the board in its room", () => {
    expect(placeIn(ROOM, LONG, { x: 530, y: 230 })).toEqual(WHOLE.middle);
  });
});
