// Sort order of the list. A native select: one tap on a phone, and nothing to load. On a phone only its icon shows.
import { ArrowDownUp, ChevronDown } from "lucide-react";
import { t } from "@/i18n/site";
import { boundsOf, ORDERS, type Order, orderOf } from "../properties";
import type { Search } from "../search";

interface SortSelectProps {
  search: Search;
  onChange: (order: Order | undefined) => void;
}

const RECOMMENDED = "";

const NAMES: Record<Order | typeof RECOMMENDED, () => string> = {
  [RECOMMENDED]: () => t("site.order.recommended"),
  price: () => t("site.order.cheapest"),
  "-price": () => t("site.order.dearest"),
  "-bedrooms": () => t("site.order.mostBedrooms"),
  bedrooms: () => t("site.order.fewestBedrooms"),
  "-accommodates": () => t("site.order.mostGuests"),
  accommodates: () => t("site.order.fewestGuests"),
  newest: () => t("site.order.newest"),
  name: () => t("site.order.name"),
  distance: () => t("site.order.distance"),
};

export function SortSelect({ search, onChange }: SortSelectProps) {
  const offered = ORDERS.filter((order) => order !== "distance" || boundsOf(search));
  return (
    <label className="relative flex h-11 shrink-0 items-center rounded-md border border-line-strong/60 bg-surface transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-line-strong hover:bg-sunken max-sm:w-11 max-sm:justify-center">
      <span className="sr-only">{t("site.order.label")}</span>
      <ArrowDownUp aria-hidden className="pointer-events-none size-4.5 shrink-0 sm:absolute sm:start-3.5" />
      <select
        value={orderOf(search) ?? RECOMMENDED}
        onChange={({ target }) => onChange(ORDERS.find((order) => order === target.value))}
        className="h-full cursor-pointer appearance-none rounded-md bg-transparent text-[0.9375rem] font-medium text-ink outline-none max-sm:absolute max-sm:inset-0 max-sm:w-full max-sm:opacity-0 sm:max-w-60 sm:text-ellipsis sm:ps-10 sm:pe-9"
      >
        {([RECOMMENDED, ...offered] as const).map((order) => (
          <option key={order} value={order} className="bg-surface text-ink">
            {NAMES[order]()}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 size-4 text-ink-subtle max-sm:hidden"
      />
    </label>
  );
}
