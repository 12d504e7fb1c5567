import { expect, it } from "vitest";
import { MAP_QUERY_LIMIT } from "./map-query";

it("a view requests at most twenty homes", () => {
  expect(MAP_QUERY_LIMIT).toBe(20);
});
