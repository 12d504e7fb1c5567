// The page of a reservation: its status, the next events, and all actions of the guest.
import { CalendarX, CircleCheck, Clock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { AUTHOR, RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Conversation } from "../../conversation";
import { AllHomesLink, PlainPage, type Reservation, type Said, usePageTitle, useSite } from "../../site";
import { AuthenticateDue } from "../payment/authenticate-due";
import { comingPayments } from "../payment/charge";
import { GettingThere } from "../trip/getting-there";
import { HostContact } from "../trip/host-contact";
import { HouseRules } from "../trip/house-rules";
import { PriceCard, StayCard } from "../trip/stay-card";
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
  const next = reservation.timeline.filter(({ done }) => !done);
  const past = reservation.timeline.filter(({ done }) => done);
  return (
    <div className="container-page flex flex-col gap-10 py-8 md:grid md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_minmax(0,1fr)] md:items-start md:gap-x-16 md:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Head status={status} isNew={isNew} />
      {/* On a phone the stay comes before everything else, and its price at the end. */}
      <div className="flex flex-col gap-6 max-md:contents md:col-start-2 md:row-span-2 md:row-start-1">
        <StayCard {...status} />
        <PriceCard {...status} />
      </div>
      <div className="flex min-w-0 max-w-3xl flex-col gap-10 max-md:order-2">
        <AuthenticateDue reservation={reservation} />
        {isActive && quote.rental_agreement_url && !reservation.agreed_at && (
          <AgreementDue reservation={reservation} quote={quote.key} />
        )}
        <StatusActions {...status} />
        {next.length > 0 && (
          <Part title={t("site.status.next")}>
            <Timeline moments={next} currency={reservation.currency} />
          </Part>
        )}
        {past.length > 0 && (
          <Part title={t("site.status.past")}>
            <Timeline moments={past} currency={reservation.currency} />
          </Part>
        )}
        {reservation.address && (
          <Part title={t("site.status.gettingThere")}>
            <GettingThere property={property} address={reservation.address} />
          </Part>
        )}
        {isActive && <HouseRules property={property} />}
        {coming.length > 0 && site.merchant.provider && (
          <Part title={t("site.status.coming")}>
            <ComingPayments payments={coming} reservation={reservation} quote={quote} />
          </Part>
        )}
        <Part title={t("site.talk.title")}>
          <Talk {...status} />
          <HostContact />
        </Part>
        {hasCard && (
          <Part title={t("site.status.cards")}>
            <StoredCards reservation={reservation} />
          </Part>
        )}
      </div>
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
      opening={openingOf(reservation)}
    />
  );
}

function openingOf({ message, timeline }: Reservation): Said | null {
  const sent_at = timeline.find(({ kind }) => kind === "requested" || kind === "booked")?.at;
  if (!message || !sent_at) return null;
  return { key: "opening", author: AUTHOR.guest, author_name: "", message, sent_at, attachments: [] };
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
  const isOver = reservation.headline === "canceled";
  return (
    <header className="flex max-w-3xl flex-col items-start gap-4">
      <span className={cx("grid size-14 place-items-center rounded-full [&_svg]:size-7", TONES[tone])}>
        {ICONS[tone]}
      </span>
      <h1 className="text-display-md">{title}</h1>
      <p role="status" className="max-w-prose text-lg text-ink-muted">
        {isNew && !isOver ? t("site.status.mail", { detail, email: reservation.email }) : detail}
      </p>
      <p className="text-ink-subtle">{t("site.status.number", { number: reservation.number })}</p>
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
