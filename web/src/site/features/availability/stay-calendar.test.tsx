import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { CHECK_OUT_YEARS_AHEAD } from "@/kit/dates/stay-dates";
import { UiProvider } from "@/ui/ui-provider";
import type { CalendarDay } from "../site";
import type { HomeDays, Projection } from "./days/day-projection";
import { dayRules } from "./days/day-rules";
import { StayCalendar } from "./stay-calendar";

beforeAll(() => activateSite("en"));

const today = parseIsoDate("2026-12-01") ?? expect.fail("not a date");

const home: HomeDays = {
  namespace: "harbor-pine",
  key: "p",
  currency: { code: "USD", symbol: "$" },
  taken: [{ start: "2026-12-10", end: "2026-12-12" }],
  allowsTurns: true,
  party: { adults: 2, children: 0 },
  pets: 0,
};

/** No response from the server yet. */
const SILENT: Projection = { arrival: () => undefined, departure: () => undefined };

/** The server's response for days of December, by day of the month. */
const says = (days: Record<number, Partial<CalendarDay>>) => (date: { day: number }) =>
  days[date.day] && ({ date: "", closed: null, nights: null, total: null, ...days[date.day] } as CalendarDay);

function show(projection = SILENT) {
  const onChange = vi.fn();
  const onClear = vi.fn();
  render(
    <UiProvider locale="en-US">
      <StayCalendar
        label="Stay"
        today={today}
        stay={null}
        rules={dayRules(home, projection, today)}
        onChange={onChange}
        onClear={onClear}
      />
    </UiProvider>,
  );
  const day = (number: number) => screen.getByLabelText(new RegExp(`December ${number}, 2026`));
  const picked = () => {
    const [stay] = onChange.mock.lastCall ?? [];
    return stay && [stay.checkIn.toString(), stay.checkOut.toString()];
  };
  return { day, picked, onClear, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

describe("the calendar of a stay", () => {
  it("picks check-in and check-out", async () => {
    const { day, picked, user } = show();
    await user.click(day(3));
    expect(screen.getByRole("status").textContent).toContain("Check-in on Dec 3, 2026");
    await user.click(day(7));
    expect(picked()).toEqual(["2026-12-03", "2026-12-07"]);
  });

  it("moves a check-out on the day of check-in to the next day", async () => {
    const { day, picked, user } = show();
    await user.click(day(3));
    await user.click(day(3));
    expect(picked()).toEqual(["2026-12-03", "2026-12-04"]);
  });

  it("takes an earlier day as the new check-in", async () => {
    const { day, picked, user } = show();
    await user.click(day(7));
    await user.click(day(3));
    expect(picked()).toBeUndefined();
    await user.click(day(5));
    expect(picked()).toEqual(["2026-12-03", "2026-12-05"]);
  });

  it("lets check-out fall on another guest's check-in day, but not span taken nights", async () => {
    const { day, picked, user } = show();
    expect(day(10).getAttribute("aria-label")).toContain("Already booked");
    await user.click(day(8));
    expect(day(13).getAttribute("aria-disabled")).toBe("true");
    await user.click(day(10));
    expect(picked()).toEqual(["2026-12-08", "2026-12-10"]);
  });

  it("begins today", () => {
    show();
    expect(screen.getByLabelText(/December 1, 2026, First available date/)).toBeDefined();
  });

  it("reaches 3 years ahead", () => expect(CHECK_OUT_YEARS_AHEAD).toBe(3));

  it("clears the dates on request", async () => {
    const { day, onClear, user } = show();
    await user.click(day(3));
    await user.click(screen.getByRole("button", { name: "Clear dates" }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(screen.getByRole("status").textContent).toMatch(/^Select check-in/);
  });
});

describe("the server's response for the days", () => {
  const projection: Projection = {
    arrival: says({
      3: { nights: 2, total: 80_000 },
      9: { closed: "overlap" },
      20: { closed: "check_in_day" },
    }),
    departure: says({
      4: { closed: "min_stay", nights: 1 },
      5: { nights: 2, total: 80_000 },
      6: { nights: 3, total: 120_045 },
      7: { closed: "overlap", nights: 4 },
    }),
  };

  it("gives the reason why a day is closed to arrivals", () => {
    const { day } = show(projection);
    expect(day(9).getAttribute("aria-label")).toContain("Too few free nights before the next booking");
    expect(day(20).getAttribute("aria-label")).toContain("No check-in on this weekday");
    expect(day(20).getAttribute("aria-disabled")).toBe("true");
  });

  it("gives the exact total of every possible departure day, once check-in is picked", async () => {
    const { day, user } = show(projection);
    expect(day(6).textContent).toBe("6");
    await user.click(day(3));
    expect(day(5).textContent).toBe("5$800");
    expect(day(6).textContent).toBe("6$1,20045");
    expect(day(6).getAttribute("aria-label")).toContain("$1,200.45 for 3 nights");
  });

  it("gives the reason why the others are no departure days, below the calendar for touch screens", async () => {
    const { day, user } = show(projection);
    await user.click(day(3));
    await user.click(day(4));
    expect(screen.getByText("Dec 4: 2-night minimum")).toBeDefined();
    await user.click(day(7));
    expect(screen.getByText("Dec 7: Another guest has booked nights before this day")).toBeDefined();
  });
});
