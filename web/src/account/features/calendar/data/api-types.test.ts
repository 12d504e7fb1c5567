import { describe, expect, test } from "vitest";
import { type Entry, storedEntry, temporaryKey } from "./api-types";

const block = (key: string, title = "Roof"): Entry => ({
  key,
  kind: "block",
  start: "2027-03-05",
  end: "2027-03-07",
  title,
  blocking: true,
  conflict: false,
  guests: 0,
  locked: false,
});

describe("a block that was just made", () => {
  test("is the one that the server has named since", () => {
    const stored = block("0000000000000000000000000A");
    expect(storedEntry([block("other", "Paint"), stored], block(temporaryKey()))).toBe(stored);
  });

  test("stays as it is until then", () => {
    const withOptimisticUpdate = block(temporaryKey());
    expect(storedEntry([withOptimisticUpdate, block("other", "Paint")], withOptimisticUpdate)).toBe(
      withOptimisticUpdate,
    );
  });
});
