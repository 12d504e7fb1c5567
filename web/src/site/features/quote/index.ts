// The price of a stay, as the server calculates it.
import { lazily } from "../site";
import type { WhyDialogProps } from "./price/why-dialog";

export { Addons } from "./price/addons";
export { AgreementButton } from "./agreement-button";
export { askEstimate, createQuote } from "./estimate/estimate";
export { PaymentPlan } from "./price/payment-plan";
export { PriceLines } from "./price/price-lines";
export { codeOf, promotionReason } from "./promotions/promotion-reason";
export { Promotions } from "./promotions/promotions";
export { quoteOptions, seedQuote } from "./queries";
export { QuoteDock } from "./quote-dock";
export { refundSteps, refundSummary, stepText } from "./price/refunds";
export { partnerEmail, refusalText } from "./estimate/refusal";
export { RefusalNotice } from "./estimate/refusal-notice";
export { ruleName } from "./price/rule-text";
export { StayCalendars } from "./stay/stay-calendars";
export { StayForm, type StayPart } from "./stay/stay-form";
export { type CurrentEstimate, useCurrentEstimate } from "./estimate/use-current-estimate";
export { type EstimateState, problemOf, useEstimate } from "./estimate/use-estimate";
export { choiceText, estimateRequest, type StayChoice, useStayChoice } from "./stay/use-stay-choice";
export { WhyButton } from "./price/why-button";
export const WhyDialog = lazily<WhyDialogProps>(async () => (await import("./price/why-dialog")).WhyDialog);
