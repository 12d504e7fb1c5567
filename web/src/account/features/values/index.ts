// Amounts, dates and marks as the account area shows them.
export { Amount, ChoiceBadge, CivilDate, Count, Flag, Instant, instantText } from "./values";
