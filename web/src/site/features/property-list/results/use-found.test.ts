import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PropertyCard } from "../../site";
import { useStableHomes } from "./use-found";

const home = (key: string, total: number) => ({ key, name: key, price: { total } }) as PropertyCard;

test("unchanged homes stay the same objects, whatever their position", () => {
  const first = [home("gull", 100), home("tern", 200), home("heron", 300)];
  const { result, rerender } = renderHook(({ homes }) => useStableHomes(homes), {
    initialProps: { homes: first },
  });
  expect(result.current).toEqual(first);
  const [gull, tern] = result.current;
  rerender({ homes: [home("tern", 200), home("gull", 150)] });
  expect(result.current[0]).toBe(tern);
  expect(result.current[1]).not.toBe(gull);
  expect(result.current[1]).toEqual(home("gull", 150));
});
