// The price of a stay, as the server says it.
import { lazily } from "../site";
import type { WhyDialogProps } from "./why-dialog";

export { askEstimate } from "./estimate";
export { QuoteDock } from "./quote-dock";
export { refundSteps, refundSummary, stepText } from "./refunds";
export { refusalText } from "./refusal";
export { StayCalendars } from "./stay-calendars";
export { type Asked, useAsked } from "./use-asked";
export { type StayChoice, useStayChoice } from "./use-stay-choice";
export const WhyDialog = lazily<WhyDialogProps>(async () => (await import("./why-dialog")).WhyDialog);
