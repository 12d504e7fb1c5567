// The price of a stay, as the server says it.
import { lazily } from "../site";
import type { WhyDialogProps } from "./why-dialog";

export { askEstimate } from "./estimate";
export { QuoteDock } from "./quote-dock";
export { refusalText } from "./refusal";
export { type StayChoice, useStayChoice } from "./use-stay-choice";
export const WhyDialog = lazily<WhyDialogProps>(async () => (await import("./why-dialog")).WhyDialog);
