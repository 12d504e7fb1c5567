// The later steps in one chunk: guest details, card and confirmation.
export { ConfirmStep } from "./confirm/confirm-step";
export { PaymentStep } from "./payment/payment-step";
