// Rates by season, loaded when scrolled to: a table, or cards on a phone.
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { api, dataOf } from "@/api/client";
import { t } from "@/i18n/site";
import type { CalendarDate } from "@/kit/dates/civil-date";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { useNearViewport } from "@/ui/use-near-viewport";
import { glance } from "../../properties";
import { type ListingRate, type Property, useSite } from "../../site";
import { isOver, seasonDates, stayLength } from "./season-texts";
import { Section } from "./section";

interface RatesProps {
  property: Property;
  today: CalendarDate;
}

const FRESH_FOR = 300_000;
const ALL = 1000;

function useRates({ listing_key }: Property, isNear: boolean) {
  const { site } = useSite();
  const query = { listing: listing_key ?? "", site_namespace: site.namespace, limit: ALL };
  return useQuery({
    queryKey: ["rates", query],
    queryFn: ({ signal }) => dataOf(api.GET("/websites/api/v2/listing-rate", { params: { query }, signal })),
    enabled: isNear && Boolean(listing_key),
    staleTime: FRESH_FOR,
  });
}

export function Rates({ property, today }: RatesProps) {
  const place = useRef<HTMLDivElement>(null);
  const { data, isError } = useRates(property, useNearViewport(place));
  const rates = data?.results.filter((rate) => !isOver(rate, today));
  if (isError || rates?.length === 0) return null;
  return (
    <Section title={t("site.rates.title")}>
      <div ref={place} className={rates ? undefined : "min-h-40"}>
        {rates ? (
          <>
            <RateTable rates={rates} />
            <RateCards rates={rates} />
          </>
        ) : (
          <SkeletonText lines={6} />
        )}
      </div>
      <p className="text-sm text-ink-subtle">{t("site.rates.note")}</p>
    </Section>
  );
}

/** The prices of a season by name; missing ones are left out. */
const pricesOf = (rate: ListingRate) => {
  const price = (amount: number | null | undefined) =>
    amount == null ? null : glance(amount, rate.currency);
  return [
    { name: t("site.rates.night"), amount: price(rate.week_night) },
    { name: t("site.rates.weekend"), amount: price(rate.weekend_night) },
    { name: t("site.rates.week"), amount: price(rate.weekly) },
    { name: t("site.rates.month"), amount: price(rate.monthly) },
  ];
};

function RateTable({ rates }: { rates: readonly ListingRate[] }) {
  const [first] = rates;
  const names = first ? pricesOf(first).map(({ name }) => name) : [];
  return (
    <table className="w-full text-[0.9375rem] tabular-nums max-sm:hidden">
      <thead>
        <tr className="border-b border-line text-sm text-ink-subtle">
          <th scope="col" className="py-2 text-start font-medium">
            {t("site.rates.season")}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="py-2 ps-4 text-end font-medium">
              {name}
            </th>
          ))}
          <th scope="col" className="py-2 ps-4 text-end font-medium">
            {t("site.rates.least")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rates.map((rate) => (
          <tr key={rate.key}>
            <th scope="row" className="py-2.5 text-start font-medium">
              {rate.name}
              <span className="block text-sm font-normal text-ink-subtle">
                {seasonDates(rate, rates.length === 1)}
              </span>
            </th>
            {pricesOf(rate).map(({ name, amount }) => (
              <td key={name} className="py-2.5 ps-4 text-end">
                {amount ?? <span className="text-ink-subtle">–</span>}
              </td>
            ))}
            <td className="py-2.5 ps-4 text-end text-ink-muted">{stayLength(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RateCards({ rates }: { rates: readonly ListingRate[] }) {
  return (
    <ul className="flex flex-col gap-3 sm:hidden">
      {rates.map((rate) => (
        <li key={rate.key} className="rounded-lg border border-line p-4">
          <h3 className="font-semibold">{rate.name}</h3>
          <p className="text-sm text-ink-subtle">
            {[seasonDates(rate, rates.length === 1), stayLength(rate)].filter(Boolean).join(" · ")}
          </p>
          <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm tabular-nums">
            {pricesOf(rate).map(
              ({ name, amount }) =>
                amount && (
                  <div key={name} className="flex justify-between gap-3">
                    <dt className="text-ink-muted">{name}</dt>
                    <dd className="font-medium">{amount}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
