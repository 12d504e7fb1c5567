// Shown without results: the nearest dates and the fewer filters that would find homes, each one press away.
import { CalendarDays, ListFilter, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { localToday } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import type { Stay } from "../../availability";
import { type Search, stayOf, writeSearch } from "../../search";
import { NO_WISHES } from "../active-filters/active-filters";
import { type Suggestions, useAllHomes, useFewerFilters, useNearestDates } from "./use-suggestions";

export interface NothingFoundProps {
  search: Search;
  onChange: (changes: Search) => void;
}

export function NothingFound({ search, onChange }: NothingFoundProps) {
  const stay = stayOf(search, localToday());
  const all = useAllHomes();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8 py-8 sm:py-12">
      <div className="flex flex-col items-center gap-2 text-center">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
          <SearchX aria-hidden className="size-6" />
        </span>
        <p className="text-lg font-semibold text-balance">{t("site.list.emptyTitle")}</p>
        <p className="max-w-md text-ink-muted">{t("site.list.emptyDetail")}</p>
      </div>
      {stay && <NearestDates key={writeSearch(search)} search={search} stay={stay} onChange={onChange} />}
      <FewerFilters search={search} onChange={onChange} />
      <Button className="self-center" onPress={() => onChange(NO_WISHES)}>
        {t("site.list.emptyAction")}
        {all !== undefined && (
          <span className="font-normal text-ink-subtle">{t("site.list.count", { count: all })}</span>
        )}
      </Button>
    </div>
  );
}

function NearestDates({ search, stay, onChange }: NothingFoundProps & { stay: Stay }) {
  const suggestions = useNearestDates(search, stay);
  return (
    <Group
      title={t("site.empty.dates")}
      icon={<CalendarDays aria-hidden />}
      found={suggestions}
      onChange={onChange}
    />
  );
}

function FewerFilters({ search, onChange }: NothingFoundProps) {
  const suggestions = useFewerFilters(search);
  return (
    <Group
      title={t("site.empty.filters")}
      icon={<ListFilter aria-hidden />}
      found={suggestions}
      onChange={onChange}
    />
  );
}

interface GroupProps {
  title: string;
  icon: ReactNode;
  found: Suggestions;
  onChange: (changes: Search) => void;
}

/** Shown when all responses are in, so that nothing moves; a group without results is not shown. */
function Group({ title, icon, found, onChange }: GroupProps) {
  if (found.suggestions.length === 0 && !found.isPending) return null;
  const suggestions = found.isPending ? [] : found.suggestions;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {suggestions.map(({ key, label, change, detail }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onChange(change)}
              className="flex min-h-14 w-full items-center gap-3.5 px-4 py-2.5 text-start -outline-offset-2! transition-colors hover:bg-sunken [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-accent-text"
            >
              {icon}
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 font-medium">{label}</span>
                <span className="text-sm text-ink-subtle tabular-nums">{detail}</span>
              </span>
            </button>
          </li>
        ))}
        {suggestions.length === 0 && (
          <li className="flex h-14 items-center justify-between px-4">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-24" />
          </li>
        )}
      </ul>
    </section>
  );
}
