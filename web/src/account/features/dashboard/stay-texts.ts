// Short texts about a stay: guest, party, time left to respond.
import { t } from "@/i18n/account";
import type { Stay } from "./dashboard-query";

export const guestOf = ({ first_name, last_name }: Pick<Stay, "first_name" | "last_name">) =>
  `${first_name} ${last_name}`.trim() || t("account.home.noName");

export function partyText({ adults, children, pets }: Pick<Stay, "adults" | "children" | "pets">): string {
  const parts = [t("account.stay.adults", { count: adults })];
  if (children > 0) parts.push(t("account.stay.children", { count: children }));
  if (pets > 0) parts.push(t("account.stay.pets", { count: pets }));
  return parts.join(", ");
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left to respond, in the largest unit that is precise enough. */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return t("account.home.daysLeft", { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t("account.home.hoursLeft", { count: Math.floor(seconds / HOUR) });
  return t("account.home.minutesLeft", { count: Math.floor(seconds / MINUTE) });
}

/** Less than a quarter of the usual 24 hours is left. */
export const isPressing = (seconds: number) => seconds < 6 * HOUR;
