// Refunds a payment, and shows the effect on the total.
import { useState } from "react";
import { PAYMENT_METHOD, RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { CurrencyField } from "@/ui/form/currency-field";
import { TextArea } from "@/ui/form/text-area";
import { choiceLabel } from "../../resources";
import { dayText, moneyText } from "../../values";
import type { RefundRequest } from "../data/api-types";
import { returnable } from "../data/balance";
import { refund } from "../data/calls";
import { useAction } from "../data/use-action";
import { ActionDialog, type ActionDialogOf, REASON_LENGTH } from "./action-dialog";
import { PaymentChoice } from "./payment-choice";
import { Settlement } from "./settlement";

export function RefundDialog({ reservation, onClose }: ActionDialogOf) {
  const parts = returnable(reservation);
  const [chosen, setChosen] = useState(parts[0]?.payment.key ?? null);
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const action = useAction({
    send: (request: RefundRequest, idempotencyKey) => refund(reservation.key, request, idempotencyKey),
    done: () => t("account.refund.done"),
    onDone: onClose,
  });
  const part = parts.find(({ payment }) => payment.key === chosen) ?? parts[0];
  if (!part) return null;
  const { payment, left } = part;
  const { currency, total, status } = reservation;
  const money = (value: number) => moneyText(value, currency);
  const isWrong = amount !== null && (amount <= 0 || amount > left);
  const { isInvalid, errorMessage, onChange } = action.errors.field<number | null>("amount", setAmount);
  return (
    <ActionDialog
      isDangerous
      size="sm"
      title={t("account.refund.title")}
      confirm={
        amount && !isWrong ? t("account.refund.confirm", { amount: money(amount) }) : t("account.act.refund")
      }
      isPending={action.isPending}
      isDisabled={amount === null || isWrong}
      error={action.error}
      toldFields={["amount"]}
      onConfirm={() => action.run({ amount: amount ?? 0, payment: payment.key, reason })}
      onClose={onClose}
    >
      {parts.length > 1 && (
        <PaymentChoice
          payments={parts.map((one) => ({
            payment: one.payment,
            amount: one.left,
            when: t("account.refund.of", {
              method: choiceLabel("payment_method", one.payment.method),
              date: one.payment.paid_at ? dayText(one.payment.paid_at) : "",
            }),
          }))}
          value={payment.key}
          onChange={setChosen}
        />
      )}
      <div className="flex items-end gap-3">
        <CurrencyField
          autoFocus
          label={t("account.field.amount")}
          currency={currency.code}
          value={amount}
          isInvalid={isInvalid || isWrong}
          errorMessage={errorMessage ?? t("account.act.atMost", { amount: money(left) })}
          onChange={onChange}
        />
        <Button className="shrink-0" onPress={() => onChange(left)}>
          {t("account.refund.all", { amount: money(left) })}
        </Button>
      </div>
      {amount !== null && !isWrong && (
        <Settlement
          sums={[
            ...(status === RESERVATION_STATUS.reserved
              ? [{ name: t("account.refund.newTotal"), amount: money(total - amount) }]
              : []),
            { name: t("account.cancelStay.refund"), amount: money(amount), isResult: true },
          ]}
        >
          {payment.method === PAYMENT_METHOD.card ? t("account.refund.byCard") : t("account.refund.byHand")}
        </Settlement>
      )}
      <TextArea
        isOptional
        label={t("account.field.reason")}
        rows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}
