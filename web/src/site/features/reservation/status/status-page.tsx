// The page of a reservation: its status, the next events, and all actions of the guest.
import { CalendarX, CircleCheck, Clock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { formatTime } from "@/kit/dates/clock-time";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Conversation } from "../../conversation";
import { Photo } from "../../photos";
import { placeOf } from "../../properties";
import { PriceLines } from "../../quote";
import { partyText } from "../../search";
import { AllHomesLink, PlainPage, SiteLink, usePageTitle, useSite } from "../../site";
import { AuthenticateDue } from "../payment/authenticate-due";
import { comingPayments } from "../payment/charge";
import { AgreementDue } from "./agreement-due";
import { ComingPayments } from "./coming-payments";
import { headlineOf, type Tone } from "./headline";
import { StatusActions } from "./status-actions";
import { StoredCards } from "./stored-cards";
import { Timeline } from "./timeline";
import { type StatusState, useStatus } from "./use-status";

type Ready = Extract<StatusState, { kind: "ready" }>;

interface StatusPageProps {
  quote: string;
  /** Shown right after booking. */
  isNew: boolean;
}

export function StatusPage({ quote, isNew }: StatusPageProps) {
  const status = useStatus(quote);
  usePageTitle(t("site.status.title"));
  switch (status.kind) {
    case "loading":
      return <Loading />;
    case "unreachable":
      return (
        <PlainPage title={t("site.errorTitle")} detail={t("site.refusal.unreachable")}>
          <Button variant="primary" size="lg" onPress={status.retry}>
            {t("site.retry")}
          </Button>
        </PlainPage>
      );
    case "missing":
      return (
        <PlainPage title={t("site.status.missing")} detail={t("site.status.missingDetail")}>
          <AllHomesLink />
        </PlainPage>
      );
    case "ready":
      return <Status status={status} isNew={isNew} />;
  }
}

function Status({ status, isNew }: { status: Ready; isNew: boolean }) {
  const { reservation, quote, property } = status;
  const { site } = useSite();
  const isActive =
    reservation.status === RESERVATION_STATUS.reserved || reservation.status === RESERVATION_STATUS.open;
  const hasCard = reservation.credit_cards.some(({ requires_auth }) => !requires_auth);
  const coming = comingPayments(reservation);
  return (
    <div className="container-page grid items-start gap-x-16 gap-y-10 py-8 md:grid-cols-[minmax(0,1fr)_22rem] md:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 max-w-3xl flex-col gap-10">
        <Head status={status} isNew={isNew} />
        <AuthenticateDue reservation={reservation} />
        {isActive && quote.rental_agreement_url && !reservation.agreed_at && (
          <AgreementDue reservation={reservation} quote={quote.key} />
        )}
        <StatusActions {...status} />
        <Part title={t("site.status.next")}>
          <Timeline reservation={reservation} />
        </Part>
        {coming.length > 0 && site.merchant.provider && (
          <Part title={t("site.status.coming")}>
            <ComingPayments payments={coming} reservation={reservation} quote={quote} />
          </Part>
        )}
        <Part title={t("site.talk.title")}>
          <Talk {...status} />
        </Part>
        {hasCard && (
          <Part title={t("site.status.cards")}>
            <StoredCards reservation={reservation} />
          </Part>
        )}
      </div>
      <StayCard property={property} reservation={reservation} quote={quote} />
    </div>
  );
}

function Talk({ reservation, quote, property }: Omit<Ready, "kind">) {
  const { site } = useSite();
  const { check_in, check_out, adults, children, pets, smoker } = reservation;
  const { first_name, last_name, email, phone } = reservation;
  const stay = { check_in, check_out, adults, children, pets, smoker };
  return (
    <Conversation
      reservation={reservation.key}
      context={{ property: property.key, namespace: site.namespace, quote: quote.key, ...stay }}
      guest={{ first_name, last_name, email, phone }}
    />
  );
}

const ICONS: Record<Tone, ReactNode> = {
  success: <CircleCheck aria-hidden />,
  info: <Clock aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  neutral: <CalendarX aria-hidden />,
};

const TONES: Record<Tone, string> = {
  success: "bg-success-soft text-success",
  info: "bg-info-soft text-info",
  warning: "bg-warning-soft text-warning",
  neutral: "bg-sunken text-ink-muted",
};

function Head({ status: { reservation }, isNew }: { status: Ready; isNew: boolean }) {
  const { tone, title, detail } = headlineOf(reservation, isNew);
  return (
    <header className="flex flex-col items-start gap-4">
      <span className={cx("grid size-14 place-items-center rounded-full [&_svg]:size-7", TONES[tone])}>
        {ICONS[tone]}
      </span>
      <h1 className="text-display-md">{title}</h1>
      <p role="status" className="max-w-prose text-lg text-ink-muted">
        {isNew ? t("site.status.mail", { detail, email: reservation.email }) : detail}
      </p>
    </header>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function StayCard({ property, reservation, quote }: Omit<Ready, "kind">) {
  const { paths } = useSite();
  const [photo] = property.photos;
  const date = (iso: string) => {
    const found = parseIsoDate(iso);
    return found ? formatDate(found, currentFormat(), "long") : iso;
  };
  const facts = [
    [
      t("site.quote.checkIn"),
      date(reservation.check_in),
      t("site.home.checkInFrom", { time: formatTime(property.check_in_time, currentFormat()) }),
    ],
    [
      t("site.quote.checkOut"),
      date(reservation.check_out),
      t("site.home.checkOutBy", { time: formatTime(property.check_out_time, currentFormat()) }),
    ],
    [t("site.search.who"), partyText(reservation), ""],
  ];
  return (
    <aside
      aria-label={t("site.quote.title")}
      className="overflow-hidden rounded-2xl border border-line bg-raised shadow-md md:sticky md:top-24"
    >
      {photo && (
        <Photo isFirst photo={photo} sizes="(min-width: 992px) 24rem, 100vw" className="aspect-2/1 w-full" />
      )}
      <div className="flex flex-col gap-5 p-6">
        <div>
          <h2 className="text-xl">
            <SiteLink href={paths.property(property.slug)} className="hover:underline">
              {property.name}
            </SiteLink>
          </h2>
          <p className="text-sm text-ink-subtle">{placeOf(property)}</p>
        </div>
        <dl className="flex flex-col gap-3">
          {facts.map(([name, value, note]) => (
            <div key={name}>
              <dt className="text-sm text-ink-subtle">{name}</dt>
              <dd>
                <span className="font-medium">{value}</span>
                {note && <span className="block text-sm text-ink-muted">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="border-t border-line pt-5">
          <PriceLines quote={quote} />
        </div>
      </div>
    </aside>
  );
}

function Loading() {
  return (
    <div
      aria-busy="true"
      className="container-page grid gap-x-16 gap-y-10 py-8 md:grid-cols-[minmax(0,1fr)_22rem] md:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <span className="sr-only">{t("ui.loading")}</span>
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-96 rounded-2xl" />
    </div>
  );
}
