// Checks every text of the specification's error catalogue that belongs to the public site, word for word.
import { beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "@/api/errors";
import { activateSite, t } from "@/i18n/site";
import { CardError, cardErrorOf } from "../cards";
import { agreementFailure, cardFailure, paymentFailure, requestFailure } from "./failures";

beforeAll(() => activateSite("en"));

const unreachable = new ApiError({ kind: "unreachable", status: 500 });
const refused = (status: number, detail: string) =>
  new ApiError({ kind: "refusal", status, code: "any", detail, data: {} });

const sorry = (what: string) =>
  `We're sorry. Something went wrong while ${what}. Please try again or contact support for further assistance.`;

const CATALOGUE: [string, () => string, string][] = [
  ["a payment that fails", () => paymentFailure(unreachable), sorry("processing your payment")],
  ["a card that cannot be added", () => cardFailure(unreachable), sorry("adding your card")],
  ["a request that fails", () => requestFailure(unreachable), sorry("completing your request")],
  [
    "a payment that is refused, unwrapped",
    () => paymentFailure(refused(402, "Your card has insufficient funds.")),
    "Your card has insufficient funds.",
  ],
  [
    "another refusal of a payment",
    () => paymentFailure(refused(409, "Locked.")),
    sorry("processing your payment"),
  ],
  [
    "an agreement, by the server's message",
    () => agreementFailure(refused(404, "There is no such reservation.")),
    "There is no such reservation.",
  ],
  [
    "an agreement, without a message",
    () => agreementFailure(unreachable),
    "There was an error agreeing to the rental terms. Please contact support for further assistance.",
  ],
  ["a card without a message", () => cardErrorOf(new Error()).message, "Invalid credit card."],
  ["a card with an empty message", () => new CardError("").message, "Invalid credit card."],
  [
    "a card, by its provider's message",
    () => new CardError("Your card number is incomplete.").message,
    "Your card number is incomplete.",
  ],
  ["a card that the vault does not take", () => t("site.card.notStored"), "Trouble storing credit card"],
  [
    "a proof that fails",
    () => t("site.card.unproven"),
    "There was an issue authenticating your payment method. Please try again or use a different payment method.",
  ],
  ["contact details that cannot be saved", () => t("site.guest.invalid"), "Invalid submission."],
  ["an empty selector", () => t("ui.noneFound"), "None Found"],
];

describe("the text for", () => {
  it.each(CATALOGUE)("%s", (_, said, text) => expect(said()).toBe(text));
});

it("a card's error carries its code", () => {
  const declined = new ApiError({
    kind: "refusal",
    status: 402,
    code: "payment_declined",
    detail: "Your card was declined.",
    data: { decline_code: "generic_decline" },
  });
  expect(cardErrorOf(declined)).toMatchObject({
    message: "Your card was declined.",
    code: "generic_decline",
  });
});
