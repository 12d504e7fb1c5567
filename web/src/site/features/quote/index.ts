// The price of a stay, as the server calculates it.
import { lazily } from "../site";
import type { WhyDialogProps } from "./why-dialog";

export { Addons } from "./addons";
export { AgreementButton } from "./agreement-button";
export { askEstimate, createQuote } from "./estimate";
export { PaymentPlan } from "./payment-plan";
export { PriceLines } from "./price-lines";
export { codeOf, promotionReason } from "./promotion-reason";
export { Promotions } from "./promotions";
export { quoteOptions, seedQuote } from "./queries";
export { QuoteDock } from "./quote-dock";
export { refundSteps, refundSummary, stepText } from "./refunds";
export { partnerEmail, refusalText } from "./refusal";
export { RefusalNotice } from "./refusal-notice";
export { ruleName } from "./rule-text";
export { StayCalendars } from "./stay-calendars";
export { StayForm, type StayPart } from "./stay-form";
export { type Asked, useAsked } from "./use-asked";
export { type EstimateState, problemOf, useEstimate } from "./use-estimate";
export { choiceText, estimateRequest, type StayChoice, useStayChoice } from "./use-stay-choice";
export { WhyButton } from "./why-button";
export const WhyDialog = lazily<WhyDialogProps>(async () => (await import("./why-dialog")).WhyDialog);
