// Amounts, dates and marks as the account area shows them.
export { shortTime } from "./short-time";
export {
  Amount,
  ChoiceBadge,
  CivilDate,
  Count,
  dateText,
  dayText,
  Flag,
  Instant,
  instantText,
  moneyText,
} from "./values";
