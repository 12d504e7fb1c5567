// Cancels many reservations: shows the sum of the refunds, and those that cannot be canceled, before anything is done.
import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { useState } from "react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { RadioGroup } from "@/ui/choice/radio-group";
import { TextArea } from "@/ui/form/text-area";
import { failureText } from "../../error-texts";
import type { ActionPromptProps } from "../../lists";
import { partKey } from "../../resources";
import { moneyText } from "../../values";
import { ActionDialog, Failure, REASON_LENGTH } from "../actions/action-dialog";
import { Settlement, SettlementLoading } from "../actions/settlement";
import { AT_ONCE } from "./at-once";
import { type CancelsPreview, cancelMany, previewCancels, type RefundRule, type RefundSum } from "./calls";
import { refusedLines, remarkRefused } from "./refused";

type ReservationRow = RowOf<"reservation">;

const RULES: readonly RefundRule[] = ["full", "policy"];

const sumText = (sums: readonly RefundSum[], part: "paid" | "refund") =>
  sums.map((sum) => moneyText(sum[part], sum.currency)).join(" + ");

const keptText = (sums: readonly RefundSum[]) =>
  sums.map(({ paid, refund, currency }) => moneyText(paid - refund, currency)).join(" + ");

const previewQuery = (keys: readonly string[], rule: RefundRule) => ({
  queryKey: [...partKey("reservation", "cancels-preview", rule), keys],
  queryFn: ({ signal }: { signal: AbortSignal }) => previewCancels(keys, rule, signal),
  meta: { showsOwnError: true },
  gcTime: 0,
  staleTime: 0,
});

export function CancelManyDialog({ rows, onAnswer, onClose }: ActionPromptProps<ReservationRow>) {
  const [keys] = useState(() => rows.map(({ key }) => key));
  const [rule, setRule] = useState<RefundRule>("full");
  const [reason, setReason] = useState("");
  const full = useQuery(previewQuery(keys, "full"));
  const policy = useQuery(previewQuery(keys, "policy"));
  const { data, error, isPending } = { full, policy }[rule];
  const count = data?.updated ?? 0;
  const note = (preview: CancelsPreview | undefined) => preview && sumText(preview.sums, "refund");
  const cancel = () =>
    onAnswer({
      name: "cancel-stay",
      icon: <CalendarX />,
      atOnce: AT_ONCE,
      run: (part) =>
        cancelMany(
          part.map(({ key }) => key),
          rule,
          reason,
        ),
      remark: remarkRefused,
    });
  return (
    <ActionDialog
      isDangerous
      title={t("account.bulkCancel.title", { count: rows.length })}
      confirm={
        count > 0
          ? t("account.bulkCancel.confirm", { count, amount: sumText(data?.sums ?? [], "refund") })
          : t("account.act.cancel")
      }
      back={t("account.bulkCancel.keep")}
      isPending={false}
      isDisabled={count === 0}
      error={null}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{t("account.bulkCancel.detail")}</p>
      <RadioGroup<RefundRule>
        look="card"
        label={t("account.cancelStay.rule")}
        options={RULES.map((key) => ({
          key,
          label: t(`account.cancelStay.${key}`),
          note: note({ full, policy }[key].data),
        }))}
        value={rule}
        onChange={setRule}
      />
      {data && count > 0 && (
        <Settlement
          sums={[
            { name: t("account.money.paid"), amount: sumText(data.sums, "paid") },
            { name: t("account.cancelStay.kept"), amount: keptText(data.sums) },
            { name: t("account.cancelStay.refund"), amount: sumText(data.sums, "refund"), isResult: true },
          ]}
        />
      )}
      {isPending && <SettlementLoading />}
      {data && data.refused.length > 0 && (
        <div role="status" className="rounded-lg bg-sunken px-4 py-3 text-[0.9375rem]">
          <p className="font-medium">{t("account.bulkCancel.refused", { count: data.refused.length })}</p>
          <ul className="mt-1.5 flex flex-col gap-1 text-ink-muted wrap-anywhere">
            {refusedLines(data.refused).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Failure text={failureText(error)} />
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
