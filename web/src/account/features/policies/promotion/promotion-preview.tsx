// Preview of a promotion: its description, and the discount on a sample stay as computed by the server.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { t } from "@/i18n/policies";
import { sessionStore } from "@/kit/browser/storage";
import { cx } from "@/ui/class-names";
import { CurrencyField } from "@/ui/form/currency-field";
import { NumberPicker } from "@/ui/form/number-picker";
import { useStoredState } from "@/ui/use-stored-state";
import { failureText } from "../../error-texts";
import { usePaused } from "../../forms";
import { moneyText } from "../../values";
import type { PromotionTerms, PromotionPreview as Told } from "../data/api-types";
import { promotionPreviewQuery } from "../data/queries";
import { promotionText } from "./promotion-text";

const USUAL = { rent: 100_000, fees: 20_000, nights: 5 };
const MAX_NIGHTS = 365;

export function PromotionPreview({ terms, currency }: { terms: PromotionTerms; currency: string }) {
  const [sample, setSample] = useStoredState(sessionStore, "promotion-sample", () => USUAL);
  const { kind, base, basis_points, amount, free_nights, max_discount } = usePaused(terms);
  const { data, error, isPlaceholderData } = useQuery({
    ...promotionPreviewQuery({
      kind,
      base,
      basis_points,
      amount,
      free_nights,
      max_discount,
      ...usePaused(sample),
    }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  const money = (name: "rent" | "fees") => (
    <CurrencyField
      label={t(`policies.promotion.${name}`)}
      currency={currency}
      value={sample[name]}
      onChange={(value) => value !== null && value >= 0 && setSample({ ...sample, [name]: value })}
    />
  );
  return (
    <section aria-label={t("policies.promotion.preview")}>
      <h2 className="mb-3 text-sm font-semibold">{t("policies.promotion.preview")}</h2>
      <ul className="mb-5 flex flex-col gap-1.5 text-[0.9375rem]">
        {promotionText(terms, currency).map((words) => (
          <li key={words} className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />
            {words}
          </li>
        ))}
      </ul>
      <h3 className="mb-3 border-t border-line pt-4 text-sm font-semibold">
        {t("policies.promotion.sample")}
      </h3>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {money("rent")}
        {money("fees")}
        <NumberPicker
          label={t("policies.sample.nights")}
          minValue={1}
          maxValue={MAX_NIGHTS}
          value={sample.nights}
          onChange={(nights) => setSample({ ...sample, nights: nights || 1 })}
          className="sm:col-span-2"
        />
      </div>
      <div aria-live="polite" className={cx("mt-4 transition-opacity", isPlaceholderData && "opacity-60")}>
        {error ? (
          <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-sm text-danger">
            {failureText(error)}
          </p>
        ) : (
          data && <Result result={data} currency={currency} />
        )}
      </div>
    </section>
  );
}

function Result({ result, currency }: { result: Told; currency: string }) {
  const line = "flex justify-between gap-4 tabular-nums";
  const rows = [
    ["before", result.before],
    ["discount", -result.discount],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 rounded-lg bg-sunken p-4 text-[0.9375rem]">
      {rows.map(([name, amount]) => (
        <div key={name} className={line}>
          <dt className="text-ink-muted">{t(`policies.promotion.${name}`)}</dt>
          <dd>{moneyText(amount, currency)}</dd>
        </div>
      ))}
      <div className={cx(line, "border-t border-line pt-2 font-semibold")}>
        <dt>{t("policies.promotion.after")}</dt>
        <dd>{moneyText(result.after, currency)}</dd>
      </div>
      {result.capped && (
        <div className="text-sm text-ink-subtle">
          <dt className="sr-only">{t("policies.promotion.discount")}</dt>
          <dd>{t("policies.promotion.capped")}</dd>
        </div>
      )}
    </dl>
  );
}
