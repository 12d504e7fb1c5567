import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { parseIsoDate } from "@/kit/civil-date";
import { UiProvider } from "@/ui/ui-provider";
import { StayCalendar } from "./stay-calendar";

beforeAll(() => activateSite("en"));

const today = parseIsoDate("2026-12-01") ?? expect.fail("not a date");

function show() {
  const onChange = vi.fn();
  render(
    <UiProvider locale="en-US">
      <StayCalendar
        label="Stay"
        today={today}
        stay={null}
        taken={[{ start: "2026-12-10", end: "2026-12-12" }]}
        onChange={onChange}
      />
    </UiProvider>,
  );
  const day = (number: number) =>
    screen.getByRole("button", { name: new RegExp(`December ${number}, 2026`) });
  const picked = () => {
    const [stay] = onChange.mock.lastCall ?? [];
    return stay && [stay.checkIn.toString(), stay.checkOut.toString()];
  };
  return { day, picked, user: userEvent.setup() };
}

describe("the calendar of a stay", () => {
  it("picks check-in and check-out", async () => {
    const { day, picked, user } = show();
    await user.click(day(3));
    await user.click(day(7));
    expect(picked()).toEqual(["2026-12-03", "2026-12-07"]);
  });

  it("moves a check-out on the day of check-in to the next day", async () => {
    const { day, picked, user } = show();
    await user.click(day(3));
    await user.click(day(3));
    expect(picked()).toEqual(["2026-12-03", "2026-12-04"]);
  });

  it("lets check-out fall on the first taken night", async () => {
    const { day, picked, user } = show();
    expect(day(10).getAttribute("aria-label")).toContain("taken");
    await user.click(day(8));
    await user.click(day(10));
    expect(picked()).toEqual(["2026-12-08", "2026-12-10"]);
  });
});
