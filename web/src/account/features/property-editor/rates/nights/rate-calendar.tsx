// The rate calendar: the price of each night, in the colors of the seasons. Selected nights get a price or a minimum stay of their
// own; pressing a season opens it.
import { CalendarDate, endOfMonth, startOfMonth } from "@internationalized/date";
import { useQuery } from "@tanstack/react-query";
import { use, useEffect, useEffectEvent, useState } from "react";
import {
  RangeCalendar,
  RangeCalendarStateContext,
  type RangeValue,
} from "react-aria-components/RangeCalendar";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange, localToday, toIsoDate } from "@/kit/dates/civil-date";
import { MonthHeading } from "@/ui/calendar/calendar-header";
import { CalendarMonth } from "@/ui/calendar/calendar-month";
import { cx } from "@/ui/class-names";
import type { Listing, Rate } from "../../data/api-types";
import { nightOverridesQuery } from "../../data/night-overrides";
import { nightPricesQuery } from "../../data/night-prices";
import type { RateColors } from "../seasons/season-color";
import { SeasonLegend } from "../seasons/season-legend";
import { rateFinder, seasonsBetween } from "../seasons/seasons";
import { YearStrip } from "../seasons/year-strip";
import { NightCell } from "./night-cell";
import { nightFacts, runFor, runOn } from "./night-facts";
import { NightsForm } from "./nights-form";

const MONTHS = 2;
const OFFSETS = [0, 1];

interface RateCalendarProps {
  listing: Listing;
  rates: readonly Rate[];
  colors: RateColors;
  onOpen: (rate: Rate) => void;
}

export function RateCalendar({ listing, rates, colors, onOpen }: RateCalendarProps) {
  const today = localToday();
  const [place, setPlace] = useState({ date: today, jumps: 0 });
  const [first, setFirst] = useState(() => startOfMonth(today));
  const [year, setYear] = useState(today.year);
  const [chosen, setChosen] = useState<RangeValue<CalendarDate> | null>(null);
  const shown = { start: first, end: endOfMonth(first.add({ months: MONTHS - 1 })) };
  const [start, end] = [toIsoDate(shown.start), toIsoDate(shown.end.add({ days: 1 }))];
  const prices = useQuery(nightPricesQuery(listing.property, start, end));
  const runs = useQuery(nightOverridesQuery(listing.key)).data?.runs ?? [];
  const rateOf = rateFinder(rates);
  const factsOf = (night: string) => nightFacts(rateOf(night), runOn(runs, night), prices.data?.get(night));
  const seasons = seasonsBetween(rates, start, end);
  const inSight = rates.filter((rate) => seasons.some((season) => season.rate === rate));

  const jump = (month: CalendarDate) =>
    setPlace({ date: month.compare(today) < 0 ? today : month, jumps: place.jumps + 1 });
  const follow = (month: CalendarDate) => {
    setFirst(month);
    setYear(month.year);
  };
  return (
    <div className="flex flex-col gap-6">
      <YearStrip
        rates={rates}
        year={year}
        colors={colors}
        today={today}
        shown={shown}
        onYear={(next) => jump(new CalendarDate(next, 1, 1))}
        onMonth={jump}
      />
      <SeasonLegend
        rates={inSight}
        colors={colors}
        hasUnpriced={seasons.some(({ rate }) => rate === null)}
        onOpen={onOpen}
      />
      <RangeCalendar
        // Remounts at the month that was jumped to; the calendar pages on from there by itself.
        key={place.jumps}
        aria-label={t("editor.rates.year")}
        visibleDuration={{ months: MONTHS }}
        pageBehavior="single"
        selectionAlignment="start"
        commitBehavior="reset"
        minValue={today}
        defaultFocusedValue={place.date}
        value={chosen}
        onChange={setChosen}
        className={cx(
          "grid gap-x-8 gap-y-7 transition-opacity sm:grid-cols-2",
          prices.isPlaceholderData && "opacity-60",
        )}
      >
        <InSight onChange={follow} />
        {OFFSETS.map((offset) => (
          <section key={offset}>
            <MonthHeading index={offset} count={MONTHS} />
            <CalendarMonth
              offset={offset}
              drawDay={(date) => (
                <NightCell
                  date={date}
                  facts={factsOf(toIsoDate(date))}
                  colors={colors}
                  currency={listing.currency.code}
                />
              )}
            />
          </section>
        ))}
      </RangeCalendar>
      {chosen && (
        <NightsForm
          listing={listing}
          runs={runs}
          run={runFor(runs, toIsoDate(chosen.start), toIsoDate(chosen.end))}
          title={formatDateRange(chosen.start, chosen.end, currentFormat(), "medium")}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** Reports the first visible month whenever the user pages. */
function InSight({ onChange }: { onChange: (first: CalendarDate) => void }) {
  const first = use(RangeCalendarStateContext)?.visibleRange.start;
  const tell = useEffectEvent(() => first && onChange(first));
  const written = first?.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports whenever the month changes
  useEffect(() => void tell(), [written]);
  return null;
}
