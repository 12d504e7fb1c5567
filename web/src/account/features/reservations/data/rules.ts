// Refusals by the owner's own booking rules, which an owner may override; a night that is taken is not one of them.
const RULES: ReadonlySet<string> = new Set([
  "inactive",
  "past_date",
  "lead_time",
  "booking_window",
  "check_in_day",
  "check_out_day",
  "min_stay",
  "max_stay",
  "max_guests",
  "pets",
  "smoking",
]);

export const isRule = (code: string) => RULES.has(code);
