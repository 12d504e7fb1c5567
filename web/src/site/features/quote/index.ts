// The price of a stay, as the server calculates it.
import { lazily } from "../site";
import type { WhyDialogProps } from "./price/why-dialog";

export { AgreementButton } from "./agreement-button";
export { askEstimate, createQuote } from "./estimate/estimate";
export { partnerEmail, refusalText } from "./estimate/refusal";
export { RefusalNotice } from "./estimate/refusal-notice";
export { type CurrentEstimate, useCurrentEstimate } from "./estimate/use-current-estimate";
export { type EstimateState, problemOf, useEstimate } from "./estimate/use-estimate";
export { Addons } from "./price/addons";
export { depositDays } from "./price/deposit-days";
export { PaymentPlan } from "./price/payment-plan";
export { PriceLines } from "./price/price-lines";
export { isLost, type RefundStep, refundSteps, refundSummary, stepText } from "./price/refunds";
export { ruleName } from "./price/rule-text";
export { WhyButton } from "./price/why-button";
export { codeOf, promotionErrors, promotionReason } from "./promotions/promotion-reason";
export { Promotions } from "./promotions/promotions";
export { quoteOptions, seedQuote } from "./queries";
export { QuoteDock } from "./quote-dock";
export { StayCalendars } from "./stay/stay-calendars";
export { StayForm, type StayPart } from "./stay/stay-form";
export { choiceText, estimateRequest, type StayChoice, useStayChoice } from "./stay/use-stay-choice";
export const WhyDialog = lazily<WhyDialogProps>(async () => (await import("./price/why-dialog")).WhyDialog);
