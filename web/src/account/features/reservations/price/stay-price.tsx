// Price of any stay at a home, line by line with the rule behind each, for the owner who sets its prices.
import { useState } from "react";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { NumberPicker } from "@/ui/form/number-picker";
import { Collapsible } from "@/ui/layout/collapsible";
import { failureText, refusalText } from "../../error-texts";
import { dateText, moneyText } from "../../values";
import { SettlementLoading } from "../actions/settlement";
import { DatesField } from "../create/dates-field";
import { type Draft, EMPTY_DRAFT } from "../create/new-stay";
import { usePreview } from "../create/use-preview";
import type { Bill } from "../data/api-types";
import { useTakenNights } from "../data/taken-nights";
import { BillLines } from "../page/money/bill-lines";
import { MoneyRow, Part } from "../page/part";
import { ruleText } from "./rule-text";

/** Days: by default a week, 30 days from now. */
const AHEAD = 30;
const LENGTH = 7;
const MOST = 100;

function firstDraft(property: string): Draft {
  const start = localToday().add({ days: AHEAD });
  return {
    ...EMPTY_DRAFT,
    property,
    check_in: toIsoDate(start),
    check_out: toIsoDate(start.add({ days: LENGTH })),
  };
}

/** A home that is not on sale yet is not a problem of the stay. */
const isAboutStay = ({ code }: { code: string }) => code !== "inactive";

const PARTY = ["adults", "children", "pets"] as const;

export function StayPrice({ property }: { property: string }) {
  const [draft, setDraft] = useState(() => firstDraft(property));
  const taken = useTakenNights(property);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const { data, error, isStale, isLoading, isFetching } = usePreview(draft);
  return (
    <Part title={t("account.stayPrice.title")}>
      <p className="-mt-3 mb-5 text-sm text-ink-muted">{t("account.stayPrice.hint")}</p>
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="flex flex-col gap-5">
          <DatesField draft={draft} taken={taken} onChange={set} />
          <div className="flex flex-col gap-3 rounded-lg border border-line p-4">
            {PARTY.map((name) => (
              <NumberPicker
                key={name}
                layout="row"
                label={t(`account.field.${name}`)}
                minValue={name === "adults" ? 1 : 0}
                maxValue={MOST}
                value={draft[name]}
                onChange={(count) => set({ [name]: count || (name === "adults" ? 1 : 0) })}
              />
            ))}
          </div>
        </div>
        <div
          role="status"
          aria-label={t("account.create.price")}
          aria-busy={isStale || isFetching}
          className={cx("flex min-w-0 flex-col gap-4 transition-opacity", isStale && "opacity-50")}
        >
          {isLoading && <SettlementLoading />}
          {error && <p className="text-[0.9375rem] text-ink-muted">{failureText(error)}</p>}
          {data && !error && (
            <>
              <BillLines bill={data.quote} noteOf={(line) => ruleText(line, data.quote)} />
              <Nights bill={data.quote} />
              {data.warnings.filter(isAboutStay).map((warning) => (
                <p key={warning.detail} className="text-sm text-warning">
                  {refusalText(warning)}
                </p>
              ))}
            </>
          )}
        </div>
      </div>
    </Part>
  );
}

/** Price of each night, and its rate. */
function Nights({ bill: { nights, currency } }: { bill: Bill }) {
  if (nights.length === 0) return null;
  return (
    <Collapsible title={t("account.stayPrice.nights")}>
      <dl className="flex flex-col gap-1.5 pt-2">
        {nights.map(({ date, amount, rate, rule }) => (
          <MoneyRow
            key={date}
            look="quiet"
            name={dateText(date, "long")}
            note={[rate, translateKnown(`account.nightRule.${rule}`, rule)].filter(Boolean).join(" · ")}
            amount={moneyText(amount, currency)}
          />
        ))}
      </dl>
    </Collapsible>
  );
}
