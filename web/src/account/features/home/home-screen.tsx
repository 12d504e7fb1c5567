// The first screen: what waits for somebody today, each with the way to it.
import { useQuery } from "@tanstack/react-query";
import { BellRing, CreditCard, Inbox, LogIn, LogOut, type LucideIcon, TriangleAlert } from "lucide-react";
import { Link } from "react-aria-components/Link";
import type { Filters, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { formatDate, localToday, toIsoDate } from "@/kit/civil-date";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/skeleton";
import { useDocumentTitle } from "@/ui/use-document-title";
import { listHref, type ResourceName, rowsQuery } from "../resources";
import { useSignedIn } from "../session";
import { Count } from "../values";

interface Matter {
  title: string;
  icon: LucideIcon;
  resource: ResourceName;
  filters: Filters;
  /** Somebody has to do something about it. */
  isUrgent?: boolean;
}

const matters = (today: string): Matter[] => [
  {
    title: t("account.home.requests"),
    icon: BellRing,
    resource: "reservation",
    filters: { status: ["o"] },
    isUrgent: true,
  },
  {
    title: t("account.home.arrivals"),
    icon: LogIn,
    resource: "reservation",
    filters: { status: ["r"], check_in__gte: today, check_in__lte: today },
  },
  {
    title: t("account.home.departures"),
    icon: LogOut,
    resource: "reservation",
    filters: { status: ["r"], check_out__gte: today, check_out__lte: today },
  },
  {
    title: t("account.home.messages"),
    icon: Inbox,
    resource: "thread",
    filters: { state_status: ["a"], unread__gt: 0 },
  },
  {
    title: t("account.home.overdue"),
    icon: CreditCard,
    resource: "reservation-payment",
    filters: { state: ["due"], due_date__lte: today },
    isUrgent: true,
  },
  {
    title: t("account.home.conflicts"),
    icon: TriangleAlert,
    resource: "calendar-event",
    filters: { conflict: true },
    isUrgent: true,
  },
];

export function HomeScreen() {
  const { user } = useSignedIn();
  const today = localToday();
  useDocumentTitle(t("account.nav.home"), "Casita");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
        <h1 className="text-2xl font-semibold tracking-tight">
          {t("account.home.hello", { name: user.first_name || user.email })}
        </h1>
        <p className="mt-1 text-ink-muted first-letter:uppercase">
          {formatDate(today, currentFormat(), "long")}
        </p>
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
          {matters(toIsoDate(today)).map((matter) => (
            <li key={matter.title}>
              <MatterCard matter={matter} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The address of the list that shows what is counted. */
export function hrefOf({ resource, filters }: Matter) {
  const text = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  return `${listHref(resource)}?${new URLSearchParams(text)}`;
}

function MatterCard({ matter }: { matter: Matter }) {
  const { title, icon: Icon, resource, filters, isUrgent } = matter;
  const { data, isPending } = useQuery({
    ...rowsQuery<Row>(resource, { limit: 1, filters }),
    meta: { isTold: true },
  });
  const isWaiting = isUrgent && (data?.total_count ?? 0) > 0;
  return (
    <Link
      href={hrefOf(matter)}
      className="focus-ring flex h-full flex-col gap-4 rounded-xl border border-line bg-surface p-4 transition-[box-shadow,border-color] data-hovered:border-line-strong/60 data-hovered:shadow-md sm:p-5"
    >
      <span
        className={cx(
          "grid size-9 place-items-center rounded-md [&_svg]:size-4.5",
          isWaiting ? "bg-warning-soft text-warning" : "bg-sunken text-ink-muted",
        )}
      >
        <Icon aria-hidden />
      </span>
      <span>
        <span className="block text-3xl font-semibold tracking-tight tabular-nums">
          {isPending ? <Skeleton className="h-9 w-12" /> : <Count value={data?.total_count} />}
        </span>
        <span className="mt-0.5 block text-sm text-ink-muted">{title}</span>
      </span>
    </Link>
  );
}
