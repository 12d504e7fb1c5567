// Links from the dashboard's counts to the lists behind them.
import { RESERVATION_STATUS, STATE_STATUS } from "@/api/codes";
import type { FilterValue } from "@/api/resource";
import { listHref, type ResourceName } from "../resources";

const filtered = (resource: ResourceName, filters: Record<string, FilterValue>) => {
  const text = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  return `${listHref(resource)}?${new URLSearchParams(text)}`;
};

export const arrivalsHref = (date: string) =>
  filtered("reservation", { status: RESERVATION_STATUS.reserved, check_in__gte: date, check_in__lte: date });

export const departuresHref = (date: string) =>
  filtered("reservation", {
    status: RESERVATION_STATUS.reserved,
    check_out__gte: date,
    check_out__lte: date,
  });

export const requestsHref = () => filtered("reservation", { status: RESERVATION_STATUS.open });
export const unreadHref = () => filtered("thread", { state_status: STATE_STATUS.active, unread__gt: 0 });
export const overduePaymentsHref = (today: string) =>
  filtered("reservation-payment", { overdue_from__lte: today });
export const conflictsHref = () => filtered("calendar-event", { conflict: true });
export const failedWebhooksHref = () => filtered("webhook-delivery", { state: "failed" });
export const failedLettersHref = () => filtered("letter", { state: "failed" });
