// The price of a stay, as the server says it.
export { QuoteDock } from "./quote-dock";
export { refundSteps, refundSummary, stepText } from "./refunds";
export { StayCalendars } from "./stay-calendars";
export { type Asked, useAsked } from "./use-asked";
export { type StayChoice, useStayChoice } from "./use-stay-choice";
