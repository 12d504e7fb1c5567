// The dashboard: arrivals and departures, open tasks, and the year compared with the previous one.
import { useQuery } from "@tanstack/react-query";
import { CloudOff, House } from "lucide-react";
import { Suspense } from "react";
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { formatDate, localToday, parseIsoDate } from "@/kit/dates/civil-date";
import { Skeleton } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { useDocumentTitle } from "@/ui/use-document-title";
import { failureText } from "../error-texts";
import { OnboardingCard, useIsBeginning } from "../onboarding";
import { listHref } from "../resources";
import { useMay, useSignedIn } from "../session";
import { ComingDays } from "./coming-days";
import { type Dashboard, dashboardQuery } from "./dashboard-query";
import { LatestBookings } from "./latest-bookings";
import { OtherProblems } from "./other-problems";
import { PaymentProblems } from "./payment-problems";
import { Requests } from "./requests";
import { Today } from "./today";
import { Unread } from "./unread";
import { YearBeside } from "./year-beside";

export function DashboardScreen() {
  const { user } = useSignedIn();
  const { data, error, failureCount, refetch } = useQuery({
    ...dashboardQuery,
    meta: { showsOwnError: true },
  });
  const today = parseIsoDate(data?.today) ?? localToday();
  // An old answer must not tell an owner who has just added a home that there is none.
  const isShown = data !== undefined && (data.properties > 0 || (!error && failureCount === 0));
  useDocumentTitle(t("account.nav.today"), "Casita");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-8">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">
          {t("account.home.hello", { name: user.first_name || user.email })}
        </h1>
        <p className="mt-1 text-ink-muted first-letter:uppercase">
          {formatDate(today, currentFormat(), "long")}
        </p>
        {isShown && <Board board={data} />}
        {!isShown && !error && <Loading />}
        {!isShown && error && (
          <ListPlaceholder
            icon={<CloudOff />}
            title={t("account.home.failed")}
            detail={failureText(error)}
            actionLabel={t("account.report.again")}
            onAction={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}

function Board({ board }: { board: Dashboard }) {
  const isEmpty = board.properties === 0;
  const isBeginning = useIsBeginning();
  return (
    <>
      <Suspense fallback={null}>
        <OnboardingCard otherwise={isEmpty && <NoHomes />} />
      </Suspense>
      {!isEmpty && !isBeginning && <Days board={board} />}
    </>
  );
}

function NoHomes() {
  const mayAdd = useMay("properties");
  return (
    <div className="mt-8 rounded-xl border border-line bg-surface">
      <ListPlaceholder
        icon={<House />}
        title={t("account.home.new")}
        detail={mayAdd ? t("account.home.newDetail") : t("account.home.newDetailReader")}
        actionLabel={mayAdd ? t("account.home.newAction") : undefined}
        actionHref={mayAdd ? `${listHref("property")}?modal=create` : undefined}
      />
    </div>
  );
}

function Days({ board }: { board: Dashboard }) {
  const [today, ...ahead] = board.days;
  return (
    <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {today && <Today day={today} />}
        <LatestBookings />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Requests requests={board.requests} />
        <Unread unread={board.unread} />
        <ComingDays days={ahead} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:col-span-2">
        <PaymentProblems board={board} />
        <OtherProblems board={board} />
      </div>
      <YearBeside board={board} />
    </div>
  );
}

const Loading = () => (
  <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="flex flex-col gap-5">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-40 rounded-xl" />
    </div>
    <div className="flex flex-col gap-5">
      <Skeleton className="h-44 rounded-xl" />
      <Skeleton className="h-44 rounded-xl" />
    </div>
  </div>
);
