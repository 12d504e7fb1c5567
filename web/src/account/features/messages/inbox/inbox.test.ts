import { describe, expect, it, test } from "vitest";
import { inserted, variableMark } from "@/kit/variables";
import { localText, offeredTimes } from "./composer/offered-times";
import { isShown } from "./conversation/scheduled-messages";
import { initialsOf } from "./initials";
import { viewOf } from "./use-inbox";

describe("times to send at", () => {
  const now = new Date(2027, 4, 10, 12);
  const times = (checkIn?: string, checkOut?: string) =>
    offeredTimes(now, checkIn, checkOut).map(({ name, at }) => `${name} ${localText(at)}`);

  it("are those that are still to come, the earliest first", () => {
    expect(times()).toEqual(["tomorrow 2027-05-11T09:00"]);
    expect(times("2027-06-01", "2027-06-05")).toEqual([
      "tomorrow 2027-05-11T09:00",
      "beforeArrival 2027-05-29T09:00",
      "arrival 2027-06-01T09:00",
      "departure 2027-06-05T09:00",
    ]);
    expect(times("2027-05-11", "2027-05-12").at(-1)).toBe("departure 2027-05-12T09:00");
    expect(times("2027-05-01", "2027-05-10")).toEqual(["tomorrow 2027-05-11T09:00"]);
  });
});

test("a variable goes where the cursor is", () => {
  const mark = variableMark("total");
  expect(inserted("Pay  now", mark, 4, 4)).toEqual({ text: "Pay {{total}} now", cursor: 13 });
  expect(inserted("Pay it", mark, 4, 6)).toEqual({ text: "Pay {{total}}", cursor: 13 });
});

test("initials are those of the first and the last name", () => {
  expect(["Ada Lovelace", "Ada King Noel", "ada", "ada@example.org", ""].map(initialsOf)).toEqual([
    "AL",
    "AN",
    "A",
    "AO",
    "",
  ]);
});

test("the view is named in the address, or by the filters of the table", () => {
  const view = (text: string) => viewOf(new URLSearchParams(text));
  expect([view(""), view("view=archived"), view("view=x"), view("state_status=a&unread__gt=0")]).toEqual([
    "inbox",
    "archived",
    "inbox",
    "unread",
  ]);
  expect(view("state_status=p")).toBe("archived");
});

test("of messages that are not sent, those are shown that nobody here has called off", () => {
  expect(isShown({ state: "waiting", failure: null })).toBe(true);
  expect(isShown({ state: "failed", failure: "{{total}} has no value." })).toBe(true);
  expect(isShown({ state: "canceled", failure: null })).toBe(false);
  expect(isShown({ state: "canceled", failure: "This guest wants no offers." })).toBe(true);
});
