// The tiers of a refund policy as rows: days before arrival and percentage of the refund.
import { Plus, Trash2 } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { t } from "@/i18n/policies";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { PlainError } from "@/ui/form/field";
import { NumberPicker } from "@/ui/form/number-picker";
import type { RefundTier } from "../data/api-types";
import { useRowKeys } from "../page/use-row-keys";
import { inOrder } from "./sentence";

const MAX_TIERS = 12;
const MAX_DAYS = 1096;
const WHOLE = 100;
const HALF = 50;
const STEP = 5;
const FIRST: RefundTier = { days: 30, percent: 100 };

/** The suggested next tier: half the days, at most half the price. */
const nextTier = (tiers: readonly RefundTier[]): RefundTier => {
  const last = inOrder(tiers).at(-1);
  return last ? { days: Math.floor(last.days / 2), percent: Math.min(last.percent, HALF) } : FIRST;
};

interface TierRowsProps {
  tiers: readonly RefundTier[];
  errorMessage: string | undefined;
  onChange: (tiers: RefundTier[]) => void;
}

export function TierRows({ tiers, errorMessage, onChange }: TierRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { keys, remove, add, order } = useRowKeys(tiers.length);
  const change = (place: number, tier: Partial<RefundTier>) =>
    onChange(tiers.map((was, at) => (at === place ? { ...was, ...tier } : was)));
  /** Sorts the rows by precedence once the focus has left them. */
  const left = ({ relatedTarget }: FocusEvent) => {
    if (list.current?.contains(relatedTarget)) return;
    const sorted = inOrder(tiers);
    if (sorted.every((tier, place) => tier === tiers[place])) return;
    order(sorted.map((tier) => tiers.indexOf(tier)));
    onChange(sorted);
  };
  return (
    <section aria-label={t("policies.tier.title")} className="flex flex-col gap-3">
      <div>
        <h2 className="text-sm font-medium">{t("policies.tier.title")}</h2>
        <p className="text-sm text-ink-subtle">{t("policies.tier.hint")}</p>
      </div>
      <ul ref={list} onBlur={left} className="flex flex-col gap-3">
        {tiers.map((tier, place) => (
          <li
            key={keys[place]}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 rounded-lg sm:grid-cols-[1fr_1fr_auto] border border-line p-3 sm:gap-4 sm:p-4"
          >
            <NumberPicker
              label={t("policies.tier.days")}
              minValue={0}
              maxValue={MAX_DAYS}
              value={tier.days}
              onChange={(days) => change(place, { days: days || 0 })}
            />
            <NumberPicker
              label={t("policies.tier.percent")}
              minValue={0}
              maxValue={WHOLE}
              step={STEP}
              value={tier.percent}
              onChange={(percent) => change(place, { percent: percent || 0 })}
            />
            <IconButton
              label={t("policies.tier.remove", { count: tier.days })}
              className="max-sm:col-start-2 max-sm:row-start-1"
              onPress={() => {
                remove(place);
                onChange(tiers.filter((_, at) => at !== place));
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {tiers.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong/60 px-4 py-5 text-center text-sm text-ink-muted">
          {t("policies.tier.none")}
        </p>
      )}
      {errorMessage && <PlainError id="tier-error">{errorMessage}</PlainError>}
      <Button
        className="self-start"
        isDisabled={tiers.length >= MAX_TIERS}
        onPress={() => {
          add();
          onChange([...tiers, nextTier(tiers)]);
        }}
      >
        <Plus aria-hidden /> {t("policies.tier.add")}
      </Button>
    </section>
  );
}
