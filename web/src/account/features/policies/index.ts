// Policies of bookings: agreements, refunds, payments, promotions.
import { lazy } from "react";

export { agreementList } from "./agreement/agreement-list";
export { paymentPolicyList } from "./payment/payment-policy-list";
export { refundPolicyList } from "./refund/refund-policy-list";

/** Loads a screen with its texts. */
async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const [screen, { loadPolicyTexts }] = await Promise.all([load(), import("@/i18n/policies")]);
  await loadPolicyTexts();
  return screen;
}

/** Loaded on first visit. */
export const loadRefundPolicyPage = async () =>
  (await withTexts(() => import("./refund/refund-policy-page"))).RefundPolicyPage;

export const loadPaymentPolicyPage = async () =>
  (await withTexts(() => import("./payment/payment-policy-page"))).PaymentPolicyPage;

export const loadAgreementPage = async () =>
  (await withTexts(() => import("./agreement/agreement-page"))).AgreementPage;

export const loadPromotionPage = async () =>
  (await withTexts(() => import("./promotion/promotion-page"))).PromotionPage;

/** Loaded on first use. */
export const NewRefundPolicy = lazy(async () => ({
  default: (await withTexts(() => import("./refund/new-refund-policy"))).NewRefundPolicy,
}));

export const NewPaymentPolicy = lazy(async () => ({
  default: (await withTexts(() => import("./payment/new-payment-policy"))).NewPaymentPolicy,
}));

export const NewAgreement = lazy(async () => ({
  default: (await withTexts(() => import("./agreement/new-agreement"))).NewAgreement,
}));
