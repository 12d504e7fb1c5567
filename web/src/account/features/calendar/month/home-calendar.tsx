// One property month by month: the owner's calendar, and the only view on a phone.
import { startOfMonth, startOfWeek } from "@internationalized/date";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeft, ChevronLeft, ChevronRight, House } from "lucide-react";
import { useRef, useState } from "react";
import { Heading } from "react-aria-components/Heading";
import { useLocale } from "react-aria-components/I18nProvider";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/calendar";
import type { CalendarDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { LinkButton } from "@/ui/action/link";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { ObjectSelector } from "@/ui/select/object-selector";
import { failureText } from "../../error-texts";
import { listHref, resourceOf, rowQuery, rowsQuery } from "../../resources";
import { CalendarActions, type Opened } from "../actions/calendar-actions";
import type { Home } from "../data/api-types";
import { homeQuery } from "../data/queries";
import { homeHref } from "../grid/home-row";
import { dayFormat } from "../grid/looks";
import { dayOfDate } from "../grid/viewport/day-number";
import { useRights } from "../use-rights";
import { useToday } from "../use-today";
import { MonthGrid } from "./month-grid";

const SHOWN_DAYS = 42;

type NamedHome = Pick<RowOf<"property">, "key" | "uri" | "name" | "time_zone">;

/** The given key, or else that of the first home by name. */
function useHomeKey(given: string | null) {
  const first = useQuery({
    ...rowsQuery<NamedHome>("property", { limit: 1, order_by: "name" }),
    enabled: given === null,
  });
  return { key: given ?? first.data?.results[0]?.key ?? null, isNone: first.data?.total_count === 0 };
}

/** Time zone of the home, which determines its current day. */
function useTimeZone(key: string | null, given: string | undefined) {
  const { data } = useQuery({
    ...rowQuery<NamedHome>("property", key ?? ""),
    enabled: key !== null && given === undefined,
    meta: { showsOwnError: true },
  });
  return given ?? data?.time_zone;
}

interface HomeCalendarProps {
  /** `null` for the first home by name. */
  homeKey: string | null;
  /** Shown on the home's own page, which already has its name. */
  isPart?: boolean;
  /** Time zone of the home, if known. */
  timeZone?: string;
}

export function HomeCalendar({ homeKey, isPart = false, timeZone }: HomeCalendarProps) {
  const { key, isNone } = useHomeKey(homeKey);
  const { locale } = useLocale();
  const today = useToday(useTimeZone(key, timeZone));
  const [month, setMonth] = useState(() => startOfMonth(today));
  const start = dayOfDate(startOfWeek(month, locale));
  const answer = useQuery({
    ...homeQuery(key ?? "", start, SHOWN_DAYS),
    enabled: key !== null,
    placeholderData: keepPreviousData,
  });
  const home = answer.data?.results[0];
  const isMissing = answer.data !== undefined && !home && !answer.isPlaceholderData;
  return (
    <section aria-label={t("calendar.title")} className="flex flex-1 flex-col bg-surface sm:min-h-0">
      <header className="flex flex-col gap-x-6 gap-y-3 border-b border-line px-4 py-3 sm:px-5 md:flex-row md:items-end md:justify-between">
        {!isPart && <HomeChoice homeKey={key} home={home} />}
        <MonthChoice month={month} today={today} level={isPart ? 2 : 1} onMonth={setMonth} />
      </header>
      {isNone && (
        <ListPlaceholder
          icon={<House aria-hidden />}
          title={t("calendar.noneTitle")}
          detail={t("calendar.noHomes")}
          actionLabel={t("account.list.new")}
          actionHref={`${listHref("property")}?modal=create`}
        />
      )}
      {(isMissing || answer.error) && (
        <ListPlaceholder
          icon={<House aria-hidden />}
          title={t("account.list.failed")}
          detail={isMissing ? t("calendar.missing") : failureText(answer.error)}
          actionLabel={t("account.retry")}
          onAction={() => void answer.refetch()}
        />
      )}
      {!home && !isNone && !isMissing && !answer.error && <Waiting />}
      {home && (
        <Nights
          home={home}
          known={answer.data?.start ?? start}
          month={month}
          start={start}
          today={dayOfDate(today)}
          isStale={answer.isPlaceholderData}
        />
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={t("ui.loading")} className="grid grid-cols-7 gap-1.5 p-4">
      {Array.from({ length: SHOWN_DAYS }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-20" />
      ))}
    </div>
  );
}

function HomeChoice({ homeKey, home }: { homeKey: string | null; home: Home | undefined }) {
  const navigate = useNavigate();
  const known = home ? [{ key: home.key, uri: "", name: home.name }] : [];
  return (
    <div className="flex items-end gap-2 md:w-112">
      <LinkButton href="/account/calendar/" size="sm" variant="quiet" className="-ms-2 mb-1 max-sm:hidden">
        <ArrowLeft aria-hidden /> {t("calendar.allProperties")}
      </LinkButton>
      <ObjectSelector<Omit<NamedHome, "time_zone">, "object">
        isSingle
        label={t("calendar.property")}
        display="name"
        modelFormat="object"
        load={(query, signal) => resourceOf<NamedHome>("property").list(query, { signal })}
        value={homeKey ? known : []}
        known={known}
        onChange={([chosen]) => chosen && void navigate({ href: homeHref(chosen.key) })}
        className="max-w-96 min-w-0"
      />
    </div>
  );
}

interface MonthChoiceProps {
  month: CalendarDate;
  today: CalendarDate;
  /** Heading level. */
  level: 1 | 2;
  onMonth: (month: CalendarDate) => void;
}

function MonthChoice({ month, today, level, onMonth }: MonthChoiceProps) {
  const title = dayFormat({ month: "long", year: "numeric" });
  return (
    <div className="flex min-h-11 flex-1 items-center justify-between gap-4 md:justify-end">
      <Heading
        level={level}
        aria-live="polite"
        className={cx(
          "font-semibold tracking-tight first-letter:uppercase",
          level === 1 ? "text-xl" : "me-auto text-lg",
        )}
      >
        {title(dayOfDate(month))}
      </Heading>
      <div className="flex items-center gap-1">
        <IconButton
          label={t("calendar.earlier")}
          size="sm"
          className="max-sm:size-11"
          onPress={() => onMonth(month.subtract({ months: 1 }))}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button size="sm" onPress={() => onMonth(startOfMonth(today))}>
          {t("calendar.today")}
        </Button>
        <IconButton
          label={t("calendar.later")}
          size="sm"
          className="max-sm:size-11"
          onPress={() => onMonth(month.add({ months: 1 }))}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

interface NightsProps {
  home: Home;
  known: number;
  month: CalendarDate;
  start: number;
  today: number;
  isStale: boolean;
}

function Nights({ home, known, month, start, today, isStale }: NightsProps) {
  const rights = useRights();
  const anchor = useRef<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <MonthGrid
        home={home}
        known={known}
        month={month}
        start={start}
        today={today}
        isStale={isStale}
        onEntry={(entry, element) => {
          anchor.current = element;
          setOpened({ kind: "entry", home, entry });
        }}
        onSpan={(span, element) => {
          anchor.current = element;
          setOpened({ kind: "new", home, span });
        }}
      />
      <CalendarActions
        opened={opened}
        entries={home.events}
        anchor={anchor}
        rights={rights}
        onOpen={setOpened}
      />
    </>
  );
}
