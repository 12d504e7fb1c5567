import { CalendarDate } from "@internationalized/date";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Calendar } from "./calendar";
import { RangeCalendar } from "./range-calendar";
import { UiProvider } from "./ui-provider";

const inEnglish = (calendar: React.ReactNode) => render(<UiProvider locale="en-US">{calendar}</UiProvider>);

describe("a month", () => {
  it.each([
    ["28 days from a Sunday", 2026, 2, 35],
    ["30 days over five weeks", 2026, 11, 35],
    ["31 days over six weeks", 2026, 8, 42],
  ])("with %s has its cells", (_name, year, month, cells) => {
    inEnglish(<Calendar label="Check-in" defaultFocusedValue={new CalendarDate(year, month, 10)} />);
    expect(document.querySelectorAll("tbody td")).toHaveLength(cells);
  });

  it("says in a cell what the day costs or why it is closed", () => {
    inEnglish(
      <Calendar
        label="Check-in"
        defaultFocusedValue={new CalendarDate(2027, 6, 1)}
        isDateUnavailable={(date) => date.day === 5}
        noteOf={(date) => (date.day === 5 ? { spoken: "Booked" } : { text: "$129", spoken: "$129 a night" })}
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
