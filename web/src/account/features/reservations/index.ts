// Reservations, their payments and their sources.
import { lazy } from "react";

export { EMPTY_DRAFT as EMPTY_STAY } from "./create/new-stay";
export { usePreview } from "./create/use-preview";
export { answerWithFiles } from "./data/answer-with-files";
export { balanceOf } from "./data/balance";
export { reservationQuery } from "./data/queries";
export { Bubble } from "./page/conversation/bubble";
export { Fact, MoneyRow } from "./page/part";
export { nightsOf, partyText } from "./page/stay-part";
export { reservationPaymentList } from "./payments/reservation-payment-list";
export { quoteList } from "./quote";
export { CreateReservation, RESERVATION_OPTION_LIMIT, reservationList } from "./reservation";
export { reservationRefundList } from "./reservation-refund";
export { sourceList } from "./sources/source-list";

/** Price of any stay at a home; loaded where it is shown. */
export const loadStayPrice = async () => (await import("./price/stay-price")).StayPrice;

/** Loaded on first visit. */
export async function loadReservationPage() {
  const [{ ReservationPage }, { loadHistoryTexts }] = await Promise.all([
    import("./page/reservation-page"),
    import("@/i18n/history"),
  ]);
  await loadHistoryTexts();
  return ReservationPage;
}

export const loadPaymentSums = async () => (await import("./payments/payment-sums")).PaymentSums;
export const loadPaymentPage = async () => (await import("./payments/payment-page")).PaymentPage;

export const MoveStay = lazy(async () => ({ default: (await import("./actions/move/move-stay")).MoveStay }));
export const NightsPicker = lazy(async () => ({
  default: (await import("./actions/move/nights-picker")).NightsPicker,
}));
export const MoveConfirm = lazy(async () => ({
  default: (await import("./actions/move/move-confirm")).MoveConfirm,
}));
