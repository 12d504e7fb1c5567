// The sample booking of a preview: price, arrival, length.
import { t } from "@/i18n/policies";
import { sessionStore } from "@/kit/browser/storage";
import { CurrencyField } from "@/ui/form/currency-field";
import { NumberPicker } from "@/ui/form/number-picker";
import { useStoredState } from "@/ui/use-stored-state";
import { usePaused } from "../../forms";
import { useSignedIn } from "../../session";
import type { Sample } from "../data/api-types";

const MAX_DAYS = 1096;
const USUAL: Sample = { total: 120_000, days_ahead: 90, nights: 5 };
const MEMORY_KEY = "policy-sample";

export function useSample() {
  const [sample, setSample] = useStoredState<Sample>(sessionStore, MEMORY_KEY, () => USUAL);
  const set = (change: Partial<Sample>) => setSample({ ...sample, ...change });
  // Queried when typing pauses.
  return { sample, paused: usePaused(sample), set };
}

export type SampleState = ReturnType<typeof useSample>;

export function SampleFields({ state: { sample, set } }: { state: SampleState }) {
  const { account } = useSignedIn();
  return (
    <div className="grid grid-cols-2 gap-3">
      <CurrencyField
        label={t("policies.sample.total")}
        currency={account.currency.code}
        value={sample.total}
        onChange={(total) => total !== null && total >= 0 && set({ total })}
        className="col-span-2"
      />
      <NumberPicker
        label={t("policies.sample.daysAhead")}
        minValue={0}
        maxValue={MAX_DAYS}
        value={sample.days_ahead}
        onChange={(days) => set({ days_ahead: days || 0 })}
      />
      <NumberPicker
        label={t("policies.sample.nights")}
        minValue={1}
        maxValue={MAX_DAYS}
        value={sample.nights}
        onChange={(nights) => set({ nights: nights || 1 })}
      />
    </div>
  );
}
