import { describe, expect, it } from "vitest";
import { Selection } from "./selection";

interface Row {
  key: string;
  status: "open" | "closed";
}

const rows: Row[] = [
  { key: "a", status: "open" },
  { key: "b", status: "closed" },
  { key: "c", status: "open" },
  { key: "d", status: "open" },
];
const [a, b, c, d] = rows as [Row, Row, Row, Row];
const keyOf = (row: Row) => row.key;
const any = Selection.none({ keyOf });
const open = Selection.none({ keyOf, match: { status: "open" } as Partial<Row> });

const keysOf = (selection: Selection<Row>) => [...selection.keys].sort().join("");

describe("a selection", () => {
  it("cannot combine a filter function and a static filter", () => {
    expect(() => Selection.none({ keyOf, filter: () => true, match: { status: "open" } })).toThrow(
      "A selection cannot combine a filter function and a static filter.",
    );
  });

  it("selects all, none, or toggles one", () => {
    expect(keysOf(any.all(rows))).toBe("abcd");
    expect(keysOf(any.all(rows).none())).toBe("");
    expect(keysOf(any.toggle(a).toggle(c))).toBe("ac");
    expect(keysOf(any.toggle(a).toggle(c).toggle(a))).toBe("c");
    expect(any.toggle(a).has(a)).toBe(true);
    expect(any.toggle(a).size).toBe(1);
  });

  it("deselects some and keeps the others", () => {
    expect(keysOf(any.all(rows).without([a, c]))).toBe("bd");
    expect(keysOf(any.toggle(a).without(rows))).toBe("");
  });

  it("keeps what is selected on other pages", () => {
    expect(keysOf(any.toggle(a).all([c, d]))).toBe("acd");
  });

  it("selects the range from the last toggled one, in both directions", () => {
    expect(keysOf(any.toggle(b).range(rows, d))).toBe("bcd");
    expect(keysOf(any.toggle(c).range(rows, a))).toBe("abc");
    expect(keysOf(any.range(rows, c))).toBe("c");
    expect(keysOf(any.toggle(b).range(rows, d).range(rows, a))).toBe("abcd");
  });

  it("skips rows that its filter does not allow", () => {
    const odd = Selection.none({ keyOf, filter: (row: Row) => row !== c });
    expect(keysOf(odd.all(rows))).toBe("abd");
    expect(keysOf(open.all(rows))).toBe("acd");
    expect(keysOf(open.toggle(b))).toBe("");
    expect(keysOf(open.toggle(a).range(rows, d))).toBe("acd");
  });

  it("knows whether all selectable rows are selected", () => {
    expect(open.stateOf(rows)).toBe("none");
    expect(open.toggle(a).stateOf(rows)).toBe("some");
    expect(open.all(rows).stateOf(rows)).toBe("all");
    expect(any.stateOf([])).toBe("none");
  });
});
