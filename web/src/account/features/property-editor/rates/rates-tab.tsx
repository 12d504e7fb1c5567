// Rates of the home: a calendar in the colors of the seasons, and the rates themselves.
import { useQuery } from "@tanstack/react-query";
import { CalendarRange, Plus } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import type { Values } from "../../row-pages";
import type { Listing } from "../data/api-types";
import { ratesQuery } from "../data/queries";
import { useEditor } from "../frame/editor-context";
import { RowForm } from "../rows/row-form";
import { RowsFailed } from "../rows/rows-failed";
import { Discounts } from "./discounts";
import { NightOverrides } from "./nights/night-overrides";
import { RateCalendar } from "./nights/rate-calendar";
import type { OpenedForm } from "./rate-form";
import { RatesTable } from "./rates-table";
import { colorsOf } from "./seasons/season-color";

const FIELDS = [
  "name",
  "base_rate",
  "start_date",
  "end_date",
  "repeat",
  "week_night",
  "weekend_night",
  "weekly",
  "monthly",
  "min_nights",
  "max_nights",
  "check_in_days",
  "duration",
];

/** The base rate has no dates: it covers all nights without another rate. */
const DATED = new Set(["start_date", "end_date", "repeat", "duration"]);
const isShown = (name: string, { base_rate }: Values) => !(base_rate && DATED.has(name));

/** The first rate is the base rate, with a fixed name. */
const GIVEN = new Set(["name", "base_rate"]);
const isShownFirst = (name: string, values: Values) => !GIVEN.has(name) && isShown(name, values);

const RARE = new Set(["weekly", "monthly", "min_nights", "max_nights", "check_in_days", "duration"]);

export function RatesTab() {
  const { listing } = useEditor();
  return listing && <Rates listing={listing.values} />;
}

function Rates({ listing }: { listing: Listing }) {
  const rates = useQuery(ratesQuery(listing.key));
  const [asked, setAsked] = useState<OpenedForm | null>(null);
  const rows = rates.data?.results;
  const colors = colorsOf(rows ?? []);
  const isFirst = !rows?.some(({ base_rate }) => base_rate);
  const add = () =>
    setAsked({
      initial: {
        listing: listing.key,
        ...(isFirst && { base_rate: true, name: t("account.field.base_rate") }),
      },
    });
  return (
    <>
      {rows && rows.length > 0 && (
        <Section title={t("editor.rates.year")} hint={t("editor.rates.yearHint")}>
          <RateCalendar listing={listing} rates={rows} colors={colors} onOpen={(row) => setAsked({ row })} />
        </Section>
      )}
      <Section
        title={t("editor.rates.title")}
        hint={t("editor.rates.hint")}
        action={
          <Button size="sm" variant="primary" onPress={add}>
            <Plus aria-hidden /> {t("editor.rates.add")}
          </Button>
        }
      >
        {rates.isPending && <SkeletonText lines={6} />}
        <RowsFailed query={rates} />
        {rows?.length === 0 && (
          <ListPlaceholder
            icon={<CalendarRange aria-hidden />}
            title={t("editor.rates.empty")}
            detail={t("editor.rates.emptyDetail")}
            actionLabel={t("editor.rates.add")}
            onAction={add}
          />
        )}
        {rows && rows.length > 0 && <RatesTable rates={rows} colors={colors} onAsk={setAsked} />}
      </Section>
      <NightOverrides listing={listing} />
      <Discounts listing={listing} />
      {asked && (
        <RowForm
          resource="listing-rate"
          title={"row" in asked ? asked.row.name : t("editor.rates.add")}
          names={FIELDS}
          isShown={isFirst && "initial" in asked ? isShownFirst : isShown}
          rare={RARE}
          currency={listing.currency.code}
          onClose={() => setAsked(null)}
          {...asked}
        />
      )}
    </>
  );
}
