// What guests agree to: contract, refunds, payments.
export { agreementList } from "./agreement";
export { paymentPolicyList } from "./payment-policy";
export { refundPolicyList } from "./refund-policy";
