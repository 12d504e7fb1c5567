// Tests of the dashboard's texts.
import { beforeAll, expect, test } from "vitest";
import { activateAccount } from "@/i18n/account";
import type { Dashboard } from "./dashboard-query";
import { overduePaymentsHref } from "./list-addresses";
import { problemsOf } from "./other-problems";
import { guestOf, isPressing, partyText, timeLeft } from "./stay-texts";

beforeAll(() => activateAccount("en"));

test("time that is left is told in the largest unit that says enough", () => {
  expect(timeLeft(3 * 86_400)).toBe("3 days left");
  expect(timeLeft(26 * 3600)).toBe("26 hours left");
  expect(timeLeft(3600)).toBe("1 hour left");
  expect(timeLeft(59)).toBe("0 minutes left");
  expect([isPressing(5 * 3600), isPressing(7 * 3600)]).toEqual([true, false]);
});

test("who comes is told in few words", () => {
  expect(guestOf({ first_name: "", last_name: "" })).toBe("Guest (no name)");
  expect(partyText({ adults: 2, children: 1, pets: 0 })).toBe("2 adults, 1 child");
});

test("what is overdue was due yesterday at the latest", () => {
  expect(overduePaymentsHref("2027-03-01")).toContain("overdue_from__lte=2027-03-01");
});

test("only what went wrong is told", () => {
  const well = {
    conflicts: 0,
    feeds_in_trouble: { count: 0, results: [] },
    failed_letters: null,
    failed_webhooks: 0,
  };
  expect(problemsOf(well as unknown as Dashboard)).toEqual([]);
  const ill = { ...well, conflicts: 2, failed_letters: 1 };
  expect(problemsOf(ill as unknown as Dashboard).map(({ title }) => title)).toEqual([
    "2 calendar conflicts",
    "1 e-mail not delivered",
  ]);
});
