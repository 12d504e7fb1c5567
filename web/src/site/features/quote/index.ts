// The price of a stay, as the server says it.
export { QuoteDock } from "./quote-dock";
export { type StayChoice, useStayChoice } from "./use-stay-choice";
