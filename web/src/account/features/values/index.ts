// Amounts, dates and marks as the account area shows them.
export { type Charge, ChargeAmount, isInPercent, shareText } from "./charge";
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
