import { describe, expect, it, vi } from "vitest";
import type { BulkAnswer } from "@/api/resource";
import { inParts, partsOf, summed } from "./parts";

const ROWS = [1, 2, 3, 4, 5];
const counted = async (part: readonly number[]): Promise<BulkAnswer> => ({ updated: part.length });

it("leaves nothing out", () => {
  expect(partsOf(ROWS, 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf(ROWS, 5)).toEqual([ROWS]);
  expect(partsOf([], 5)).toEqual([]);
});

describe("the answers of parts", () => {
  it("are told as one", () => {
    const [one, other] = ["a", "b"].map((key) => ({ key, name: key, reasons: [] }));
    if (!one || !other) throw new Error("There are two.");
    expect(summed({ updated: 2, unsold: [one] }, { updated: 3, message: "Paused", unsold: [other] })).toEqual(
      {
        updated: 5,
        message: "Paused",
        unsold: [one, other],
      },
    );
  });

  it("are what the only one says", () => {
    expect(summed(undefined, { updated: 2 })).toEqual({ updated: 2 });
    expect(summed({ updated: 2 }, undefined)).toEqual({ updated: 2 });
    expect(summed(undefined, undefined)).toBeUndefined();
    expect(summed({ updated: 1 }, { updated: 1 })).not.toHaveProperty("unsold");
  });
});

describe("more rows than one call takes", () => {
  it("go one part after another, and it is said how far they are", async () => {
    const onProgress = vi.fn();
    const work = vi.fn(counted);
    expect(await inParts(ROWS, { size: 2, work, onProgress })).toEqual({
      answer: { updated: 5 },
      done: ROWS,
      left: [],
    });
    expect(work.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]]);
    expect(onProgress.mock.calls).toEqual([[0], [2], [4]]);
  });

  it("are one step where one call is enough", async () => {
    const onProgress = vi.fn();
    await inParts(ROWS, { size: 5, work: counted, onProgress });
    expect(onProgress).not.toHaveBeenCalled();
  });

  it("stop at the part that fails, which is left with those after it", async () => {
    const failure = new Error("No.");
    const work = vi.fn((part: readonly number[]) =>
      part.includes(3) ? Promise.reject(failure) : counted(part),
    );
    expect(await inParts(ROWS, { size: 2, work, onProgress: () => {} })).toEqual({
      answer: { updated: 2 },
      done: [1, 2],
      left: [3, 4, 5],
      failure,
    });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("have failed altogether when the first part has", async () => {
    const work = () => Promise.reject(new Error("No."));
    await expect(inParts(ROWS, { size: 2, work, onProgress: () => {} })).rejects.toThrow("No.");
  });
});
