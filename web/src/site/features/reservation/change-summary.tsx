// What other dates mean: every line that changes, the new total, and what is paid now or comes back.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/civil-date";
import { cx } from "@/ui/class-names";
import { exact } from "../properties";
import { promotionReason, ruleName } from "../quote";
import type { ChangePreview } from "../site";

export function ChangeSummary({ preview }: { preview: ChangePreview }) {
  const { difference, currency, kept, owner_decides, promo_errors } = preview;
  const money = (amount: number) => exact(amount, currency);
  return (
    <div className="flex flex-col gap-5">
      <table className="w-full text-[0.9375rem] tabular-nums">
        <caption className="sr-only">{t("site.change.difference")}</caption>
        <thead className="text-sm text-ink-subtle">
          <tr>
            <th scope="col" className="pb-2 text-start font-normal">
              <span className="sr-only">{t("site.change.line")}</span>
            </th>
            <th scope="col" className="pb-2 ps-4 text-end font-normal">
              {t("site.change.before")}
            </th>
            <th scope="col" className="pb-2 ps-4 text-end font-normal">
              {t("site.change.after")}
            </th>
          </tr>
        </thead>
        <tbody>
          {difference.lines.map(({ kind, rule, name, before, after }) => (
            <Row
              key={`${kind} ${rule} ${name}`}
              name={lineName(kind, rule, name)}
              before={money(before)}
              after={money(after)}
            />
          ))}
          <Row
            isTotal
            name={t("site.price.totalLine")}
            before={money(difference.before)}
            after={money(difference.after)}
          />
        </tbody>
      </table>
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

interface RowProps {
  name: string;
  before: string;
  after: string;
  isTotal?: boolean;
}

function Row({ name, before, after, isTotal }: RowProps) {
  return (
    <tr className={cx(isTotal && "border-t border-line font-semibold [&>*]:pt-3")}>
      <th
        scope="row"
        className={cx("py-1 text-start", isTotal ? "font-semibold" : "font-normal text-ink-muted")}
      >
        {name}
      </th>
      <td className="py-1 ps-4 text-end font-normal whitespace-nowrap text-ink-subtle">{before}</td>
      <td className="py-1 ps-4 text-end whitespace-nowrap">{after}</td>
    </tr>
  );
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
