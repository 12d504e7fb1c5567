// Status of a reservation as a headline and a sentence, from the owner's point of view.

import { RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/account";
import { type CalendarDate, nightsBetween, parseIsoDate } from "@/kit/dates/civil-date";
import type { BadgeTone } from "@/ui/feedback/badge";
import { dateText, instantText, moneyText } from "../../../values";
import type { Reservation } from "../../data/api-types";
import { openPayments } from "../../data/balance";

interface StatusTexts {
  tone: BadgeTone;
  title: string;
  detail: string;
}

const words = (tone: BadgeTone, title: string, detail = ""): StatusTexts => ({ tone, title, detail });

/** `today` is the current day at the home. */
export function statusTexts(reservation: Reservation, today: CalendarDate): StatusTexts {
  switch (reservation.status) {
    case RESERVATION_STATUS.open:
      return words("info", t("account.standing.requested"), answerBy(reservation));
    case RESERVATION_STATUS.tentative:
      return words("info", t("account.standing.underWay"), t("account.standing.underWayDetail"));
    case RESERVATION_STATUS.declined:
      return words("neutral", t("account.standing.declined"), closedDetail(reservation));
    case RESERVATION_STATUS.canceled:
      return words("neutral", t("account.standing.canceled"), closedDetail(reservation));
    case RESERVATION_STATUS.quote:
      return words("neutral", t("account.standing.quote"));
    default:
      return reservation.overdue ? overdue(reservation) : reserved(reservation, today);
  }
}

const answerBy = ({ hold_until }: Reservation) =>
  hold_until ? t("account.standing.answerBy", { time: instantText(hold_until) }) : "";

function closedDetail({ canceled_at, cancel_reason }: Reservation): string {
  const when = canceled_at ? instantText(canceled_at) : "";
  return [when, cancel_reason].filter(Boolean).join(" · ");
}

function overdue(reservation: Reservation): StatusTexts {
  const [due] = openPayments(reservation);
  const detail = due
    ? t("account.standing.overdueDetail", {
        amount: moneyText(due.amount, due.currency),
        date: dateText(due.due_date),
      })
    : "";
  return words("warning", t("account.standing.overdue"), detail);
}

function reserved({ check_in, check_out }: Reservation, today: CalendarDate): StatusTexts {
  const [arrival, departure] = [parseIsoDate(check_in), parseIsoDate(check_out)];
  if (!arrival || !departure) return words("success", t("account.standing.reserved"));
  if (today.compare(departure) > 0) return words("neutral", t("account.standing.over"));
  if (today.compare(arrival) > 0) {
    const count = nightsBetween(today, departure);
    return words("success", t("account.standing.staying"), t("account.standing.leaves", { count }));
  }
  const count = nightsBetween(today, arrival);
  return words("success", t("account.standing.reserved"), t("account.standing.arrives", { count }));
}
