// Reservations: made from a quote, shown with their status, paid, canceled.
export { authenticatePayments, createReservation, recordAgreement } from "./booking";
export { GuestContactPage } from "./contact-page";
export { ExpiredPage } from "./expired-page";
export { agreementFailure, paymentFailure, requestFailure } from "./failures";
export { useReservation } from "./queries";
export { StatusPage } from "./status/status-page";
