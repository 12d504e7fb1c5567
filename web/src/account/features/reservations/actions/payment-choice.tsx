// Chooses one of several payments.
import { t } from "@/i18n/account";
import { RadioGroup } from "@/ui/choice/radio-group";
import { moneyText } from "../../values";
import type { Payment } from "../data/api-types";

interface PaymentChoiceProps {
  payments: readonly { payment: Payment; amount: number; when: string }[];
  value: string | null;
  onChange: (payment: string) => void;
}

export function PaymentChoice({ payments, value, onChange }: PaymentChoiceProps) {
  return (
    <RadioGroup
      look="card"
      label={t("account.act.payment")}
      options={payments.map(({ payment, amount, when }) => ({
        key: payment.key,
        label: moneyText(amount, payment.currency),
        description: when,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
