import { describe, expect, it } from "vitest";
import { EVENT_KIND } from "@/api/codes";
import type { Entry } from "../data/api-types";
import { dragTo } from "./use-drag";
import type { Grip } from "./viewport/geometry";

const entryOf = (kind: Entry["kind"]) =>
  ({ kind, key: "a", start: "2027-06-03", end: "2027-06-08" }) as Entry;
const STAY = entryOf(EVENT_KIND.reservation);
const BLOCK = entryOf(EVENT_KIND.block);

const POINTER = { x: 10, y: 20 };

/** Drags from row 2, day 100, to another cell. */
function drag(entry: Entry, grip: Grip, over: { row: number; day: number } | null) {
  const held = { at: { row: 2, day: 100 }, ...POINTER, isTouch: false, bar: { entry, grip } };
  const dragged = dragTo(held, over, POINTER, {
    isFree: () => true,
    mayMove: () => true,
    mayChangeRow: ({ kind }, row) => kind === EVENT_KIND.reservation && row < 5,
  });
  if (dragged?.kind !== "entry") throw new Error("nothing is dragged");
  const { start, end } = dragged.span;
  return { row: dragged.to, nights: end - start, strayed: dragged.strayed !== null };
}

describe("a bar that is dragged over another home", () => {
  it("goes there if it is a stay", () => {
    expect(drag(STAY, "body", { row: 4, day: 102 })).toEqual({ row: 4, nights: 5, strayed: false });
  });

  it("stays in its row if it is a block, or is held by its end, or there is no home", () => {
    expect(drag(BLOCK, "body", { row: 4, day: 102 })).toEqual({ row: 2, nights: 5, strayed: true });
    expect(drag(STAY, "end", { row: 4, day: 102 })).toEqual({ row: 2, nights: 7, strayed: true });
    expect(drag(STAY, "body", { row: 6, day: 102 })).toEqual({ row: 2, nights: 5, strayed: true });
    expect(drag(STAY, "body", null)).toEqual({ row: 2, nights: 5, strayed: true });
  });

  it("is not lost in its own row", () => {
    expect(drag(STAY, "end", { row: 2, day: 101 })).toEqual({ row: 2, nights: 6, strayed: false });
  });
});
