// Effects of other dates: every changed line, the new total, and the amount due now or refunded.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { DifferenceTable } from "@/ui/figures/difference-table";
import { exact } from "../../properties";
import { promotionReason, ruleName } from "../../quote";
import type { ChangePreview } from "../../site";

export function ChangeSummary({ preview }: { preview: ChangePreview }) {
  const { difference, currency, kept, owner_decides, promo_errors } = preview;
  const money = (amount: number) => exact(amount, currency);
  return (
    <div className="flex flex-col gap-5">
      <DifferenceTable
        caption={t("site.change.difference")}
        heads={{
          line: t("site.change.line"),
          before: t("site.change.before"),
          after: t("site.change.after"),
        }}
        lines={difference.lines.map(({ kind, rule, name, before, after }) => ({
          id: `${kind} ${rule} ${name}`,
          name: lineName(kind, rule, name),
          before: money(before),
          after: money(after),
        }))}
        total={{
          name: t("site.price.totalLine"),
          before: money(difference.before),
          after: money(difference.after),
        }}
      />
      <Settlement preview={preview} />
      {kept > 0 && (
        <p className="text-sm text-ink-muted">
          {owner_decides ? t("site.cancel.ownerDecides") : t("site.change.kept", { amount: money(kept) })}
        </p>
      )}
      {promo_errors.map((error) => (
        <p key={error.detail} className="text-sm text-ink-muted">
          {promotionReason(error)}
        </p>
      ))}
    </div>
  );
}

function lineName(kind: string, rule: string, name: string): string {
  if (`${kind} ${rule}` === "rent nightly") return t("site.change.rent");
  return ruleName(kind, rule) ?? name;
}

function Settlement({ preview: { due_now, refund, payments, currency } }: { preview: ChangePreview }) {
  const results = [
    ...(due_now > 0 ? [{ name: t("site.change.dueNow"), amount: due_now }] : []),
    ...(refund > 0 ? [{ name: t("site.cancel.refund"), amount: refund }] : []),
  ];
  return (
    <div role="status" className="flex flex-col gap-2.5 rounded-lg bg-sunken p-4 tabular-nums">
      {results.length === 0 && <p className="font-semibold">{t("site.change.nothing")}</p>}
      {results.map(({ name, amount }) => (
        <p key={name} className="flex justify-between gap-4 text-lg font-semibold">
          <span>{name}</span>
          <span>{exact(amount, currency)}</span>
        </p>
      ))}
      {payments.map(({ due_date, amount }) => (
        <p key={due_date} className="flex justify-between gap-4 text-sm text-ink-muted">
          <span>{t("site.pay.due", { date: dayText(due_date) })}</span>
          <span>{exact(amount, currency)}</span>
        </p>
      ))}
      {refund > 0 && <p className="text-sm text-ink-muted">{t("site.cancel.note")}</p>}
    </div>
  );
}

function dayText(iso: string): string {
  const date = parseIsoDate(iso);
  return date ? formatDate(date, currentFormat()) : iso;
}
