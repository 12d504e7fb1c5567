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
    ["all of it", quote({}), "Your card is charged now. Nothing is added later."],
    [
      "a part",
      quote({ payments: [now, later] }),
      "The rest, $495.00, is taken from your card on Apr 1, 2027.",
    ],
    ["nothing yet", quote({ payments: [later] }), "Nothing is charged now; $495.00 on Apr 1, 2027."],
    ["nothing here", quote({ pay_online: false }), "No card is needed. The owner tells you how to pay."],
    [
      "nothing until yes",
      quote({ instant_book: false }),
      "Your card is charged only when the owner says yes.",
    ],
  ])("%s", (_, asked, text) => expect(chargeText(asked)).toBe(text));
});
