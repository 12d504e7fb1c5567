import { beforeAll, describe, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import type { Quote } from "../../site";
import { chargeText } from "./charge-text";

beforeAll(() => activateSite("en"));

const payment = (due_date: string, amount: number, collect_while_booking = false) => ({
  key: null,
  due_date,
  amount,
  collect_while_booking,
});

const now = payment("2027-01-01", 50_000, true);
const later = payment("2027-04-01", 49_500);

const held = { taken_on: "2027-05-01", returned_on: "2027-05-09", is_charged: false };

const quote = (part: Partial<Quote>) =>
  ({
    book_online: true,
    pay_online: true,
    instant_book: true,
    currency: { code: "USD", symbol: "$" },
    payments: [now],
    ...part,
  }) as Quote;

describe("the amounts next to the button", () => {
  it.each([
    ["all of it", quote({}), "Your card is charged now."],
    [
      "a part",
      quote({ payments: [now, later] }),
      "The rest, $495.00, will be charged to your card on Apr 1, 2027.",
    ],
    [
      "nothing yet",
      quote({ payments: [later] }),
      "Nothing is charged now. $495.00 will be charged on Apr 1, 2027.",
    ],
    [
      "a deposit held later",
      quote({ deposit: 40_000, deposit_schedule: held }),
      "Your card is charged now. The deposit of $400.00 is held on your card on May 1, 2027 and released on May 9, 2027.",
    ],
    [
      "a deposit charged for a long stay",
      quote({ deposit: 40_000, deposit_schedule: { ...held, is_charged: true } }),
      "Your card is charged now. The deposit of $400.00 is charged to your card on May 1, 2027 and refunded on May 9, 2027.",
    ],
    ["nothing here", quote({ pay_online: false }), "No card needed. The host will tell you how to pay."],
    ["nothing until yes", quote({ instant_book: false }), "Your card is charged only if the host accepts."],
  ])("%s", (_, asked, text) => expect(chargeText(asked)).toBe(text));
});
