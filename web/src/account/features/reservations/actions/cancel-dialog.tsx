// Cancels a stay. The owner decides on the refund, and sees it to the cent first.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/account";
import { RadioGroup } from "@/ui/choice/radio-group";
import { CurrencyField } from "@/ui/form/currency-field";
import { TextArea } from "@/ui/form/text-area";
import type { Option } from "@/ui/select/option-list";
import { failureText } from "../../error-texts";
import { usePaused } from "../../forms";
import { partKey } from "../../resources";
import { moneyText } from "../../values";
import { type CancelPreview, type CancelRequest, guestName } from "../data/api-types";
import { cancel, previewCancel } from "../data/calls";
import { useAction } from "../data/use-action";
import { ActionDialog, type ActionDialogOf, Failure, REASON_LENGTH } from "./action-dialog";
import { Settlement, SettlementLoading } from "./settlement";

type Rule = "full" | "policy" | "amount";
type Giving = Pick<CancelRequest, "refund" | "amount">;

const givingOf = (rule: Rule, amount: number | null): Giving =>
  rule === "amount" ? { amount: amount ?? 0 } : { refund: rule };

const previewQuery = (key: string, giving: Giving) => ({
  queryKey: [...partKey("reservation", "cancel-preview", key), giving],
  queryFn: ({ signal }: { signal: AbortSignal }) => previewCancel(key, giving, signal),
  meta: { showsOwnError: true },
  gcTime: 0,
  staleTime: 0,
});

export function CancelDialog({ reservation, onClose }: ActionDialogOf) {
  const { key, currency } = reservation;
  const [rule, setRule] = useState<Rule>("full");
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const paused = usePaused(amount);
  const full = useQuery(previewQuery(key, { refund: "full" }));
  const policy = useQuery(previewQuery(key, { refund: "policy" }));
  const byHand = useQuery({
    ...previewQuery(key, givingOf("amount", paused)),
    enabled: rule === "amount" && paused !== null,
    placeholderData: keepPreviousData,
  });
  const preview = { full, policy, amount: byHand }[rule];
  const action = useAction({
    send: () => cancel(key, { ...givingOf(rule, amount), reason }),
    done: () => t("account.cancelStay.done"),
    onDone: onClose,
  });
  const isTyping = rule === "amount" && (paused !== amount || byHand.isPlaceholderData);
  const isTooMuch =
    rule === "amount" && amount !== null && full.data !== undefined && amount > full.data.paid;
  const note = (data: CancelPreview | undefined) => data && moneyText(data.refund, currency);
  const options: Option<Rule>[] = [
    { key: "full", label: t("account.cancelStay.full"), note: note(full.data) },
    { key: "policy", label: t("account.cancelStay.policy"), note: note(policy.data) },
    { key: "amount", label: t("account.cancelStay.amount") },
  ];
  return (
    <ActionDialog
      isDangerous
      title={t("account.cancelStay.title")}
      confirm={
        preview.data && !isTyping
          ? t("account.cancelStay.confirm", { amount: moneyText(preview.data.refund, currency) })
          : t("account.act.cancel")
      }
      back={t("account.cancelStay.keep")}
      isPending={action.isPending}
      isDisabled={!preview.data || isTyping || isTooMuch}
      error={action.error}
      onConfirm={action.run}
      onClose={onClose}
    >
      <p>{t("account.cancelStay.detail", { guest: guestName(reservation) })}</p>
      <RadioGroup<Rule>
        look="card"
        label={t("account.cancelStay.rule")}
        options={options}
        value={rule}
        onChange={setRule}
      />
      {rule === "amount" && (
        <CurrencyField
          autoFocus
          label={t("account.field.amount")}
          currency={currency.code}
          value={amount}
          isInvalid={isTooMuch}
          errorMessage={t("account.act.atMost", { amount: moneyText(full.data?.paid ?? 0, currency) })}
          onChange={setAmount}
        />
      )}
      {preview.data && <Outcome preview={preview.data} isStale={isTyping} isByPolicy={rule === "policy"} />}
      {preview.isLoading && !preview.data && <SettlementLoading />}
      <Failure text={failureText(preview.error)} />
      <TextArea
        isOptional
        label={t("account.field.reason")}
        description={t("account.act.told")}
        rows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}

interface OutcomeProps {
  preview: CancelPreview;
  isStale: boolean;
  isByPolicy: boolean;
}

function Outcome({ preview, isStale, isByPolicy }: OutcomeProps) {
  const { paid, kept, refund, owner_decides, currency } = preview;
  return (
    <Settlement
      isStale={isStale}
      sums={[
        { name: t("account.money.paid"), amount: moneyText(paid, currency) },
        { name: t("account.cancelStay.kept"), amount: moneyText(kept, currency) },
        { name: t("account.cancelStay.refund"), amount: moneyText(refund, currency), isResult: true },
      ]}
    >
      {isByPolicy && owner_decides && t("account.cancelStay.ownerDecides")}
    </Settlement>
  );
}
