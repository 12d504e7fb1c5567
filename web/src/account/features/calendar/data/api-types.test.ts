import { describe, expect, test } from "vitest";
import { type Entry, namedIn, nextUnnamed } from "./api-types";

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
    const kept = block("0000000000000000000000000A");
    expect(namedIn([block("other", "Paint"), kept], block(nextUnnamed()))).toBe(kept);
  });

  test("stays as it is until then", () => {
    const foreseen = block(nextUnnamed());
    expect(namedIn([foreseen, block("other", "Paint")], foreseen)).toBe(foreseen);
  });
});
