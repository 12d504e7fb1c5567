// Price of the stay that is being entered, and what prevents the booking.
import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { cx } from "@/ui/class-names";
import { failureText, refusalText } from "../../error-texts";
import { dateText, moneyText } from "../../values";
import { Failure } from "../actions/action-dialog";
import { OwnPrice } from "../actions/own-price";
import { SettlementLoading } from "../actions/settlement";
import type { Bill, ReservationPreview } from "../data/api-types";
import { isRule } from "../data/rules";
import { BillLines } from "../page/money/bill-lines";
import { MoneyRow } from "../page/part";
import type { Draft } from "./new-stay";

interface PricePreviewProps {
  draft: Draft;
  preview: Pick<UseQueryResult<ReservationPreview>, "data" | "error" | "isLoading"> & {
    isAsked: boolean;
    isStale: boolean;
  };
  onChange: (change: Partial<Draft>) => void;
}

export function PricePreview({ draft, preview, onChange }: PricePreviewProps) {
  const { data, error, isAsked, isStale, isLoading } = preview;
  const shown = isAsked && !error ? data : undefined;
  return (
    <section
      aria-label={t("account.create.price")}
      aria-busy={isStale}
      className="flex min-w-0 flex-col gap-5 rounded-xl border border-line bg-canvas p-5 md:sticky md:top-20"
    >
      <h3 className="font-semibold">{t("account.create.price")}</h3>
      {!isAsked && <p className="text-sm text-ink-muted">{t("account.create.choose")}</p>}
      {isAsked && isLoading && <SettlementLoading />}
      {isAsked && <Failure text={failureText(error)} />}
      {shown && (
        <>
          <Warnings preview={shown} draft={draft} onChange={onChange} />
          <div className={cx("flex flex-col gap-5 transition-opacity", isStale && "opacity-50")}>
            <BillLines bill={shown.quote} />
            <Plan bill={shown.quote} />
          </div>
          {shown.quote.promo_errors.map((problem) => (
            <p key={problem.detail} className="text-sm text-warning">
              {refusalText(problem)}
            </p>
          ))}
          <div className="border-t border-line pt-4">
            <OwnPrice
              currency={shown.quote.currency.code}
              isWanted={draft.has_own_price}
              total={draft.total}
              onWant={(isWanted) =>
                onChange({ has_own_price: isWanted, total: isWanted ? shown.quote.total : null })
              }
              onChange={(total) => onChange({ total })}
            />
          </div>
        </>
      )}
    </section>
  );
}

interface WarningsProps extends Pick<PricePreviewProps, "draft" | "onChange"> {
  preview: ReservationPreview;
}

function Warnings({ preview: { warnings, bookable }, draft, onChange }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <div role="alert" className="flex flex-col gap-3">
      {warnings.map((warning) => {
        const isOwn = isRule(warning.code);
        const Icon = isOwn ? TriangleAlert : CircleAlert;
        return (
          <p
            key={warning.detail}
            className={cx(
              "flex items-start gap-2.5 rounded-lg border px-3.5 py-2.5 text-sm",
              isOwn
                ? "border-warning-line bg-warning-soft text-warning"
                : "border-danger-line bg-danger-soft text-danger",
            )}
          >
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            {refusalText(warning)}
          </p>
        );
      })}
      {bookable && (
        <Checkbox isSelected={draft.ignore_rules} onChange={(ignore_rules) => onChange({ ignore_rules })}>
          {t("account.act.despiteRules")}
        </Checkbox>
      )}
    </div>
  );
}

/** Payments and their due dates. */
function Plan({ bill: { payments, currency } }: { bill: Bill }) {
  if (payments.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-3.5">
      {payments.map(({ due_date, amount }) => (
        <MoneyRow
          key={`${due_date} ${amount}`}
          look="quiet"
          name={t("account.money.dueOn", { date: dateText(due_date) })}
          amount={moneyText(amount, currency)}
        />
      ))}
    </dl>
  );
}
