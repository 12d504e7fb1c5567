import { expect, it } from "vitest";
import { MAP_QUERY_LIMIT } from "./map-query";

it("a view asks for twenty homes at most", () => {
  expect(MAP_QUERY_LIMIT).toBe(20);
});
