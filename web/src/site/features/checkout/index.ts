// Booking: stay, payment, confirm.
export { CheckoutPage } from "./checkout-page";
export { isStep } from "./step";
