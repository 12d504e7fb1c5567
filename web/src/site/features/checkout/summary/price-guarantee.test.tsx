import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { PriceGuarantee } from "./price-guarantee";

beforeAll(() => activateSite("en"));
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2027, 4, 1, 12) }));
afterEach(() => void vi.useRealTimers());

it("counts down in the last hour and calls back once when the time is over", () => {
  const onOver = vi.fn();
  render(<PriceGuarantee until="2027-05-01T12:01:05Z" onOver={onOver} />);
  expect(screen.getByRole("timer").textContent).toContain("1:05");
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.getByRole("timer").textContent).toContain("0:59");
  expect(onOver).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(70_000));
  expect(onOver).toHaveBeenCalledTimes(1);
});
