import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { Resource, type Row } from "@/api/resource";
import { changedList, changeLists, listsTogether } from "./change-lists";

interface Home extends Row {
  groups: string[];
}

describe("what a row has", () => {
  it.each([
    ["add", ["a", "b"], ["b", "c"], ["a", "b", "c"]],
    ["add", [], ["c"], ["c"]],
    ["remove", ["a", "b"], ["b", "c"], ["a"]],
    ["replace", ["a", "b"], ["c"], ["c"]],
    ["replace", ["a"], [], []],
  ] as const)("%s: %j with %j is %j", (operation, has, given, result) => {
    expect(changedList(has, given, operation)).toEqual(result);
  });
});

it("gathers what any of the rows has, each once", () => {
  expect(listsTogether([{ tags: ["sea", "dog"] }, { tags: ["dog"] }, { tags: null }, {}], "tags")).toEqual([
    "dog",
    "sea",
  ]);
});

const COUNT = 230;
const keyOf = (number: number) => `h${number}`;
const listed: Home[] = Array.from({ length: COUNT }, (_, number) => ({
  key: keyOf(number),
  uri: "",
  groups: ["coast"],
}));

let stored: Map<string, string[]>;
let batches: Partial<Home>[][];

/** A mock server that returns at most a hundred rows, the first of which has got another group since it was listed. */
beforeEach(() => {
  stored = new Map(listed.map(({ key, groups }) => [key, groups]));
  stored.set(keyOf(0), ["coast", "new"]);
  stored.set(keyOf(1), ["coast", "dogs"]);
  batches = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === "PATCH") {
      const items: Home[] = await request.json();
      batches.push(items);
      for (const { key, groups } of items) stored.set(key, groups);
      return Response.json(items);
    }
    const keys = new URL(request.url).searchParams.get("key__in")?.split(",") ?? [];
    const results = keys.slice(0, 100).map((key) => ({ key, uri: "", groups: stored.get(key) }));
    return Response.json({ results, count: keys.length, next: null, previous: null });
  });
});

const homes = new Resource<Home>("property");

test("each of many rows keeps its own beside what is added, in one request, and goes back to just that", async () => {
  const action = changeLists<Home>("groups", ["dogs"], "add");
  await action.run(listed, homes);
  expect(stored.get(keyOf(0))).toEqual(["coast", "new", "dogs"]);
  expect(stored.get(keyOf(COUNT - 1))).toEqual(["coast", "dogs"]);
  // The row that already has the group is not sent.
  expect(batches.map((items) => items.length)).toEqual([COUNT - 1]);
  await action.undo?.(listed, homes);
  expect(stored.get(keyOf(0))).toEqual(["coast", "new"]);
  expect(stored.get(keyOf(1))).toEqual(["coast", "dogs"]);
  expect(stored.get(keyOf(COUNT - 1))).toEqual(["coast"]);
});

test("what was changed part by part goes back part by part", async () => {
  const action = changeLists<Home>("groups", ["dogs"], "add");
  const parts = [listed.slice(0, 3), listed.slice(3, 5)];
  for (const part of parts) await action.run(part, homes);
  for (const part of parts) await action.undo?.(part, homes);
  expect(stored.get(keyOf(0))).toEqual(["coast", "new"]);
  expect(stored.get(keyOf(1))).toEqual(["coast", "dogs"]);
  expect(stored.get(keyOf(4))).toEqual(["coast"]);
  expect(batches.map((items) => items.length)).toEqual([2, 2, 2, 2]);
});

test("only what is named is taken away", async () => {
  await changeLists<Home>("groups", ["coast"], "remove").run(listed.slice(0, 3), homes);
  expect([0, 1, 2].map((number) => stored.get(keyOf(number)))).toEqual([["new"], ["dogs"], []]);
});

test("nothing is sent where nothing differs", async () => {
  const action = changeLists<Home>("groups", ["coast"], "add");
  await action.run(listed, homes);
  await action.undo?.(listed, homes);
  expect(batches).toEqual([]);
});
