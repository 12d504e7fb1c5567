// Formatted amounts, dates and badges of the account area.
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
