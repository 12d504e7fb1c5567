// Reservations, their money, and where they come from.
export { balanceOf } from "./data/balance";
export { reservationQuery } from "./data/queries";
export { Bubble } from "./page/bubble";
export { Fact, MoneyRow } from "./page/part";
export { nightsOf, partyText } from "./page/stay-part";
export { quoteList } from "./quote";
export { RESERVATION_OPTION_LIMIT, reservationList } from "./reservation";
export { reservationPaymentList } from "./reservation-payment";
export { reservationRefundList } from "./reservation-refund";
export { sourceList } from "./source";

/** Loaded when one is first visited. */
export const loadReservationPage = async () => (await import("./page/reservation-page")).ReservationPage;
