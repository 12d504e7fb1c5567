// The parts of a payment plan as rows, in the order in which their shares are taken.
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { t } from "@/i18n/policies";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { PlainError } from "@/ui/form/field";
import type { PlanPart } from "../data/api-types";
import { useRowKeys } from "../page/use-row-keys";
import { PartFields } from "./part-fields";

const MAX_PARTS = 12;
const FIRST: PlanPart = { share: { percent: 2_500 }, due: "at_booking" };
const LAST: PlanPart = { share: "remainder", due: { days_before_check_in: 30 } };

interface PartRowsProps {
  parts: readonly PlanPart[];
  currency: string;
  errorMessage: string | undefined;
  onChange: (parts: PlanPart[]) => void;
}

export function PartRows({ parts, currency, errorMessage, onChange }: PartRowsProps) {
  const { keys, add, remove, order } = useRowKeys(parts.length);
  const swap = (place: number, other: number) => {
    const places = parts.map((_, at) => {
      if (at === place) return other;
      return at === other ? place : at;
    });
    order(places);
    onChange(places.map((at) => parts[at] as PlanPart));
  };
  return (
    <section aria-label={t("policies.part.title")} className="flex flex-col gap-3">
      <div>
        <h2 className="text-sm font-medium">{t("policies.part.title")}</h2>
        <p className="text-sm text-ink-subtle">{t("policies.part.hint")}</p>
      </div>
      <ol className="flex flex-col gap-3">
        {parts.map((part, place) => (
          <li key={keys[place]} className="rounded-lg border border-line p-3 sm:p-4">
            <div className="mb-2 flex items-center justify-between gap-2">
              <h3 className="text-sm font-semibold">{t("policies.part.number", { count: place + 1 })}</h3>
              <div className="flex">
                <IconButton
                  size="sm"
                  label={t("policies.part.up", { count: place + 1 })}
                  isDisabled={place === 0}
                  onPress={() => swap(place, place - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t("policies.part.down", { count: place + 1 })}
                  isDisabled={place === parts.length - 1}
                  onPress={() => swap(place, place + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t("policies.part.remove", { count: place + 1 })}
                  onPress={() => {
                    remove(place);
                    onChange(parts.filter((_, at) => at !== place));
                  }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            </div>
            <PartFields
              part={part}
              currency={currency}
              onChange={(change) =>
                onChange(parts.map((was, at) => (at === place ? { ...was, ...change } : was)))
              }
            />
          </li>
        ))}
      </ol>
      {parts.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong/60 px-4 py-5 text-center text-sm text-ink-muted first-letter:uppercase">
          {t("policies.part.none")}
        </p>
      )}
      {errorMessage && <PlainError id="part-error">{errorMessage}</PlainError>}
      <Button
        className="self-start"
        isDisabled={parts.length >= MAX_PARTS}
        onPress={() => {
          add();
          onChange([...parts, parts.length === 0 ? FIRST : LAST]);
        }}
      >
        <Plus aria-hidden /> {t("policies.part.add")}
      </Button>
    </section>
  );
}
