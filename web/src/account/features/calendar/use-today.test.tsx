import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type SignedIn, SignedInProvider } from "../session";
import { useToday } from "./use-today";

afterEach(() => void vi.useRealTimers());

test("today is that of the home, or else of the account, wherever the reader is", () => {
  vi.useFakeTimers({ now: new Date("2027-01-01T02:00:00Z") });
  const session = { account: { time_zone: "America/Los_Angeles" } } as SignedIn;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignedInProvider value={session}>{children}</SignedInProvider>
  );
  const today = (timeZone?: string) => renderHook(() => useToday(timeZone), { wrapper }).result.current;
  expect([today(), today("Asia/Tokyo"), today("Pacific/Honolulu")].map(String)).toEqual([
    "2026-12-31",
    "2027-01-01",
    "2026-12-31",
  ]);
});
