// Creates a payment policy from a preset.
import { t } from "@/i18n/policies";
import { useSignedIn } from "../../session";
import { NewPolicy } from "../create/new-policy";
import { PAYMENT_PRESETS, type PaymentPreset } from "../data/presets";
import { planText } from "./part-text";

const PRESETS = Object.keys(PAYMENT_PRESETS) as PaymentPreset[];

export function NewPaymentPolicy({ onClose }: { onClose: () => void }) {
  const { account } = useSignedIn();
  return (
    <NewPolicy
      resource="payment-policy"
      title={t("policies.payment.new")}
      presets={PRESETS.map((key) => ({
        key,
        label: t(`policies.preset.${key}`),
        description: planText(PAYMENT_PRESETS[key], account.currency.code),
      }))}
      rowOf={(preset) => ({ parts: PAYMENT_PRESETS[preset] })}
      onClose={onClose}
    />
  );
}
