// Refusals that are the owner's own rules, which an owner may set aside; a night that others have is none of them.
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
