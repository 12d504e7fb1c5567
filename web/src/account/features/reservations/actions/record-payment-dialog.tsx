// Records a payment that was not made by card.
import { useState } from "react";
import { t } from "@/i18n/account";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { CurrencyField } from "@/ui/form/currency-field";
import { TextField } from "@/ui/form/text-field";
import { Select } from "@/ui/select/select";
import { choiceLabel } from "../../resources";
import { dateText, moneyText } from "../../values";
import type { OutsidePayment } from "../data/api-types";
import { openPayments } from "../data/balance";
import { recordPayment } from "../data/calls";
import { useAction } from "../data/use-action";
import { ActionDialog, type ActionDialogOf } from "./action-dialog";
import { Settlement } from "./settlement";

const METHODS = ["cash", "check", "channel"] as const;

type Method = (typeof METHODS)[number];

export function RecordPaymentDialog({ reservation, onClose }: ActionDialogOf) {
  const open = openPayments(reservation);
  const owed = open.reduce((sum, payment) => sum + payment.amount, 0);
  const [amount, setAmount] = useState<number | null>(open[0]?.amount ?? null);
  const [method, setMethod] = useState<Method>("cash");
  const [paidOn, setPaidOn] = useState(() => toIsoDate(localToday()));
  const action = useAction({
    send: (request: OutsidePayment, idempotencyKey) =>
      recordPayment(reservation.key, request, idempotencyKey),
    done: () => t("account.recordPayment.done"),
    onDone: onClose,
  });
  const { currency } = reservation;
  const money = (value: number) => moneyText(value, currency);
  const isWrong = amount !== null && (amount <= 0 || amount > owed);
  const { isInvalid, errorMessage, onChange } = action.errors.field<number | null>("amount", setAmount);
  return (
    <ActionDialog
      size="sm"
      title={t("account.recordPayment.title")}
      confirm={
        amount && !isWrong
          ? t("account.recordPayment.confirm", { amount: money(amount) })
          : t("account.act.record")
      }
      isPending={action.isPending}
      isDisabled={amount === null || isWrong || paidOn === ""}
      error={action.error}
      toldFields={["amount", "paid_on"]}
      onConfirm={() => action.run({ amount: amount ?? 0, method, paid_on: paidOn })}
      onClose={onClose}
    >
      <p className="text-ink-muted">{t("account.recordPayment.detail")}</p>
      <CurrencyField
        autoFocus
        label={t("account.field.amount")}
        currency={currency.code}
        value={amount}
        isInvalid={isInvalid || isWrong}
        errorMessage={errorMessage ?? t("account.act.atMost", { amount: money(owed) })}
        onChange={onChange}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select<Method>
          label={t("account.field.method")}
          options={METHODS.map((key) => ({ key, label: choiceLabel("payment_method", key) }))}
          value={method}
          onChange={setMethod}
        />
        <TextField
          type="date"
          label={t("account.recordPayment.when")}
          value={paidOn}
          {...action.errors.field<string>("paid_on", setPaidOn)}
        />
      </div>
      {amount !== null && !isWrong && (
        <Settlement
          sums={[
            { name: t("account.recordPayment.open"), amount: money(owed) },
            { name: t("account.recordPayment.rest"), amount: money(owed - amount), isResult: true },
          ]}
        >
          {open[0] && t("account.recordPayment.next", { date: dateText(open[0].due_date) })}
        </Settlement>
      )}
    </ActionDialog>
  );
}
