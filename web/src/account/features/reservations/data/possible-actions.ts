// Possible actions on a reservation in its current state. The server decides; what it would refuse anyway is not offered.
import { RESERVATION_STATUS, SYSTEM_TYPE } from "@/api/codes";
import type { Reservation } from "./api-types";
import { openPayments, returnable, usableCards } from "./balance";
import { isUnderWay } from "./queries";

export type ReservationAction =
  | "accept"
  | "decline"
  | "move"
  | "cancel"
  | "charge"
  | "record"
  | "refund"
  | "lock"
  | "unlock";

export type ReservationState = Pick<
  Reservation,
  "status" | "locked" | "system_type" | "payments" | "refunds" | "credit_cards"
>;

export function possibleActions(reservation: ReservationState): ReadonlySet<ReservationAction> {
  const { status, locked, system_type } = reservation;
  const isPartners = system_type === SYSTEM_TYPE.partner;
  if (locked) return new Set(isPartners ? [] : ["unlock"]);
  const actions = new Set<ReservationAction>();
  const offer = (isPossible: boolean, ...names: ReservationAction[]) => {
    if (isPossible) for (const name of names) actions.add(name);
  };
  const isCalm = !isUnderWay(reservation);
  const isReserved = status === RESERVATION_STATUS.reserved;
  const isOwing = openPayments(reservation).length > 0;
  offer(status === RESERVATION_STATUS.open, "accept", "decline");
  offer(isReserved && isCalm && !isPartners, "move");
  offer(isReserved && isOwing && usableCards(reservation).length > 0, "charge");
  offer(isReserved && isOwing && isCalm, "record");
  offer(status !== RESERVATION_STATUS.tentative && isCalm && returnable(reservation).length > 0, "refund");
  offer(isReserved, "cancel");
  offer((isReserved || status === RESERVATION_STATUS.open) && !isPartners, "lock");
  return actions;
}
