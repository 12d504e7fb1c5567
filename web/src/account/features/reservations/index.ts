// Reservations, their money, and where they come from.
import { lazy } from "react";

export { balanceOf } from "./data/balance";
export { reservationQuery } from "./data/queries";
export { Bubble } from "./page/bubble";
export { Fact, MoneyRow } from "./page/part";
export { nightsOf, partyText } from "./page/stay-part";
export { quoteList } from "./quote";
export { CreateReservation, RESERVATION_OPTION_LIMIT, reservationList } from "./reservation";
export { reservationPaymentList } from "./reservation-payment";
export { reservationRefundList } from "./reservation-refund";
export { sourceList } from "./source";

/** What any stay at a home would cost; loaded where it is shown. */
export const loadStayPrice = async () => (await import("./price/stay-price")).StayPrice;

/** Loaded when one is first visited. */
export const loadReservationPage = async () => (await import("./page/reservation-page")).ReservationPage;

export const MoveConfirm = lazy(async () => ({
  default: (await import("./acts/move-confirm")).MoveConfirm,
}));
