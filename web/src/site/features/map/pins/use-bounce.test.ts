import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BOUNCE_TIME, useBounce } from "./use-bounce";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a pin bounces for 2000 ms after its card was hovered, and no longer", () => {
  expect(BOUNCE_TIME).toBe(2000);
  const { result, rerender } = renderHook(({ key }) => useBounce(key), {
    initialProps: { key: null as string | null },
  });
  expect(result.current).toBeNull();
  rerender({ key: "gull" });
  act(() => vi.advanceTimersByTime(1999));
  expect(result.current).toBe("gull");
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBeNull();
});

it("another card's pin takes over at once", () => {
  const { result, rerender } = renderHook(({ key }) => useBounce(key), { initialProps: { key: "gull" } });
  rerender({ key: "spindrift" });
  expect(result.current).toBe("spindrift");
});
