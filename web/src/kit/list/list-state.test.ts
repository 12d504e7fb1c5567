import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  changeListState,
  type FilterValue,
  type ListRules,
  NULL_MARK,
  nextSort,
  PAGE_SIZE,
  parseBoolean,
  readListState,
  readSort,
  viewParams,
  writeListState,
} from "./list-state";

const rules: ListRules = {
  filters: {
    status: { kind: "list" },
    city: { kind: "text" },
    overdue: { kind: "boolean" },
    state_status: { kind: "list", default: ["a", "p"] },
  },
  sort: "-check_in",
};

const read = (search: string) => readListState(rules, new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof changeListState>[1]) =>
  writeListState(rules, changeListState(read(search), change)).toString();

test("a page of the account has 20 rows, and null is written _null_", () => {
  expect([PAGE_SIZE, NULL_MARK]).toEqual([20, "_null_"]);
});

describe("the address of a list", () => {
  it("is parsed: filters, query, o, l and sort", () => {
    expect(read("status=o,r&city=_null_&overdue=true&query=ada&o=40&l=50&sort=name")).toEqual({
      filters: { status: ["o", "r"], city: null, overdue: true, state_status: ["a", "p"] },
      query: "ada",
      offset: 40,
      limit: 50,
      sort: "name",
    });
  });

  it("leaves out what equals the default", () => {
    expect(read("")).toEqual({
      filters: { state_status: ["a", "p"] },
      query: "",
      offset: 0,
      limit: PAGE_SIZE,
      sort: "-check_in",
    });
    expect(writeListState(rules, read("")).toString()).toBe("");
    expect(write("l=50&sort=name", { limit: PAGE_SIZE, sort: "-check_in" })).toBe("");
  });

  it("joins arrays by commas and marks a cleared default", () => {
    const { state_status: _, ...others } = read("").filters;
    expect(write("", { filters: { ...others, status: ["o", "t"] } })).toBe("status=o%2Ct&state_status=");
    expect(read("state_status=").filters).toEqual({});
  });

  it("keeps parameters that do not belong to the list", () => {
    const params = new URLSearchParams("modal=create&o=20");
    expect(writeListState(rules, read(""), params).toString()).toBe("modal=create");
  });

  it("reads invalid values as the default", () => {
    expect(read("o=-5&l=many")).toMatchObject({ offset: 0, limit: PAGE_SIZE });
    expect(read("l=0")).toMatchObject({ limit: PAGE_SIZE });
  });

  it("limits the page size to the server's, so that no rows are skipped", () => {
    expect([read("l=100").limit, read("l=101").limit, read("l=500").limit]).toEqual([100, 100, 100]);
  });

  it.each([
    [true, true],
    ["true", true],
    ["True", false],
    ["1", false],
    [false, false],
  ])("reads the boolean %s as %s", (value, meant) => expect(parseBoolean(value)).toBe(meant));

  it("survives the round trip", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    const value: fc.Arbitrary<FilterValue> = fc.oneof(fc.constant(null), fc.array(word, { minLength: 1 }));
    fc.assert(
      fc.property(
        value,
        fc.string(),
        fc.nat(),
        fc.integer({ min: 1, max: 100 }),
        (status, query, offset, limit) => {
          const state = { filters: { status, state_status: ["e"] }, query, offset, limit, sort: "name" };
          expect(readListState(rules, writeListState(rules, state))).toEqual(state);
        },
      ),
    );
  });
});

test("another view has exactly its own parameters, nothing of the view before", () => {
  expect(viewParams(rules, { status: "r,t", sort: "name" }).toString()).toBe("status=r%2Ct&sort=name");
  expect(viewParams(rules, {}).toString()).toBe("");
});

describe("a change of the list state", () => {
  it.each([
    ["a filter", { filters: {} }],
    ["the search text", { query: "x" }],
    ["the sort", { sort: "name" }],
    ["the limit", { limit: 50 }],
  ])("of %s goes back to offset 0", (_what, change) => {
    expect(changeListState(read("o=60"), change).offset).toBe(0);
  });

  it("of the page goes to it", () => expect(changeListState(read("o=60"), { offset: 80 }).offset).toBe(80));
});

test("a column sorts ascending, descending, and then by the default", () => {
  expect(nextSort("-check_in", "name", "-check_in")).toBe("name");
  expect(nextSort("name", "name", "-check_in")).toBe("-name");
  expect(nextSort("-name", "name", "-check_in")).toBe("-check_in");
  expect([readSort("-name"), readSort("name"), readSort(null)]).toEqual([
    { field: "name", isDescending: true },
    { field: "name", isDescending: false },
    null,
  ]);
});
