// The steps after the first, in one file: who comes, the card, and everything once more.
export { ConfirmStep } from "./confirm/confirm-step";
export { PaymentStep } from "./payment/payment-step";
