import { CalendarDate } from "@internationalized/date";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, test, vi } from "vitest";
import { UiProvider } from "../ui-provider";
import { Calendar } from "./calendar";
import { EventCalendar } from "./event-calendar";
import { MONTH_CELLS } from "./month-weeks";
import { RangeCalendar } from "./range-calendar";

const inEnglish = (calendar: React.ReactNode) => render(<UiProvider locale="en-US">{calendar}</UiProvider>);

test("a calendar shows 35 or 42 cells", () => expect(MONTH_CELLS).toEqual({ least: 35, most: 42 }));

describe("a month", () => {
  it.each([
    ["28 days from a Sunday", 2026, 2, MONTH_CELLS.least],
    ["30 days over five weeks", 2026, 11, MONTH_CELLS.least],
    ["31 days over six weeks", 2026, 8, MONTH_CELLS.most],
  ])("with %s has its cells", (_name, year, month, cells) => {
    inEnglish(<Calendar label="Check-in" defaultFocusedValue={new CalendarDate(year, month, 10)} />);
    expect(document.querySelectorAll("tbody td")).toHaveLength(cells);
  });

  it("shows the day's price or why it is closed", () => {
    inEnglish(
      <Calendar
        label="Check-in"
        defaultFocusedValue={new CalendarDate(2027, 6, 1)}
        isDateUnavailable={(date) => date.day === 5}
        noteOf={(date) => (date.day === 5 ? { srText: "Booked" } : { text: "$129", srText: "$129 a night" })}
      />,
    );
    expect(screen.getByLabelText("Friday, June 4, 2027, $129 a night").textContent).toBe("4$129");
    expect(screen.getByLabelText("Saturday, June 5, 2027, Booked").getAttribute("aria-disabled")).toBe(
      "true",
    );
  });
});

describe("a range calendar", () => {
  it("picks a civil first and last day", async () => {
    const onChange = vi.fn();
    inEnglish(
      <RangeCalendar
        label="Stay"
        months={2}
        defaultFocusedValue={new CalendarDate(2027, 6, 1)}
        onChange={(range) => onChange(range && `${range.start}/${range.end}`)}
      />,
    );
    await userEvent.click(screen.getByLabelText("Thursday, June 3, 2027"));
    await userEvent.click(screen.getByLabelText("Friday, July 2, 2027"));
    expect(onChange).toHaveBeenCalledWith("2027-06-03/2027-07-02");
  });
});

describe("a calendar of events", () => {
  const today = new CalendarDate(2026, 8, 5);
  const bar = (day: number, nights: number, label?: string) => {
    const start = new CalendarDate(2026, 8, day);
    return { key: String(day), start, end: start.add({ days: nights }), label };
  };
  const cell = (day: number) =>
    [...document.querySelectorAll("td")].find((td) => td.firstChild?.textContent === String(day));

  it("labels every night as free or taken and by what; the departure day is free", () => {
    inEnglish(<EventCalendar label="Gull House" today={today} bars={[bar(10, 2, "Ada"), bar(20, 1)]} />);
    expect(document.querySelectorAll("td")).toHaveLength(MONTH_CELLS.most);
    expect([10, 11, 12, 20].map((day) => cell(day)?.querySelector(".sr-only")?.textContent)).toEqual([
      ", Ada",
      ", Ada",
      undefined,
      ", taken",
    ]);
  });

  it("pages forward up to the limit, and never into the past", async () => {
    const last = new CalendarDate(2026, 9, 15);
    inEnglish(<EventCalendar label="Gull House" today={today} bars={[]} last={last} />);
    const isDisabled = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled");
    expect(isDisabled("Earlier months")).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Later months" }));
    expect(screen.getByRole("table", { name: "September 2026" })).toBeDefined();
    expect(isDisabled("Later months")).toBe(true);
  });
});
