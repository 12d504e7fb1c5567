// Page of a reservation: status, actions, payments, guest, messages and history.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/account";
import { Skeleton } from "@/ui/feedback/skeleton";
import { toasts } from "@/ui/overlay/toast-queue";
import { useDocumentTitle } from "@/ui/use-document-title";
import { failureText } from "../../error-texts";
import { rowQuery, writerOf } from "../../resources";
import { BackLink, RowMissing } from "../../row-pages";
import { useMay } from "../../session";
import { ChoiceBadge } from "../../values";
import { type DialogAction, RequestedDialog } from "../actions/action-dialogs";
import { guestName, type Home, type Reservation, type ReservationRow } from "../data/api-types";
import { setLocked } from "../data/calls";
import { possibleActions, type ReservationAction } from "../data/possible-actions";
import { reservationQuery } from "../data/queries";
import { stayText } from "../data/stay-dates";
import { useAction } from "../data/use-action";
import { ActionButtons } from "./action-buttons";
import { ConversationPart } from "./conversation/conversation-part";
import { GuestPart } from "./guest/guest-part";
import { HistoryPart } from "./history/history-part";
import { Money } from "./money/money";
import { PaidBadge } from "./money/paid-badge";
import { NotePart } from "./note/note-part";
import { PrintHead } from "./print-head";
import { StatusBanner } from "./status/status-banner";
import { StayPart } from "./stay-part";

export function ReservationPage({ recordKey }: { recordKey: string }) {
  const row = useQuery({
    ...rowQuery<ReservationRow>("reservation", recordKey),
    meta: { showsOwnError: true },
  });
  const whole = useQuery({
    ...reservationQuery(recordKey),
    // A user who may not see the row is not shown the rest either.
    enabled: row.data !== undefined,
    meta: { showsOwnError: true },
  });
  const name = whole.data ? guestName(whole.data) : "";
  useDocumentTitle(name, t("account.noun.reservation"), "Casita");
  const error = row.error ?? whole.error;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto print:overflow-visible">
      <div className="mx-auto w-full max-w-6xl px-4 py-5 sm:px-8 sm:py-8 print:max-w-none print:p-0">
        <BackLink resource="reservation" className="print:hidden" />
        {row.data && whole.data && <Page key={recordKey} row={row.data} reservation={whole.data} />}
        {!(row.data && whole.data) && <h1 className="sr-only">{t("account.noun.reservation")}</h1>}
        {!(row.data && whole.data) && error && (
          <RowMissing
            resource="reservation"
            error={error}
            onRetry={() => void (row.error ? row : whole).refetch()}
          />
        )}
        {!(row.data && whole.data) && !error && <Loading />}
      </div>
    </div>
  );
}

function Page({ row, reservation }: { row: ReservationRow; reservation: Reservation }) {
  const { key, property, status } = reservation;
  const home = useQuery({ ...rowQuery<Home>("property", property), meta: { showsOwnError: true } }).data;
  const mayAct = useMay(writerOf("reservation"));
  const actions: ReadonlySet<ReservationAction> = mayAct ? possibleActions(reservation) : new Set();
  const [asked, setAsked] = useState<DialogAction | null>(null);
  const lock = useAction({
    send: (isLocked: boolean) => setLocked(key, isLocked),
    done: ({ locked }) => (locked ? t("account.lock.done") : t("account.lock.undone")),
  });
  const act = (name: ReservationAction) => {
    if (name === "lock" || name === "unlock") lock.run(name === "lock");
    else setAsked(name);
  };
  useReportedFailure(lock.error);
  return (
    <>
      <PrintHead reservation={reservation} row={row} />
      <header className="mt-3 mb-5 flex items-start gap-3 print:hidden">
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{guestName(reservation)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-muted">
            <span>
              {row.property_name} · {stayText(reservation)}
            </span>
            <ChoiceBadge group="reservation_status" code={status} />
            {status === RESERVATION_STATUS.reserved && <PaidBadge reservation={reservation} />}
          </p>
        </div>
        <ActionButtons actions={actions} onAction={act} />
      </header>
      <StatusBanner
        reservation={reservation}
        home={home}
        actions={actions}
        isPending={lock.isPending}
        onAction={act}
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-0 print:flex print:flex-col-reverse print:items-stretch print:gap-10">
        <div className="flex min-w-0 flex-col gap-5 max-md:contents print:flex">
          <div className="max-md:order-2">
            <Money reservation={reservation} />
          </div>
          <div className="max-md:order-4">
            <ConversationPart reservation={reservation} />
          </div>
          <div className="max-md:order-6">
            <HistoryPart reservation={reservation} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-md:contents print:grid print:grid-cols-2 print:gap-8">
          <div className="max-md:order-1">
            <StayPart reservation={reservation} row={row} home={home} />
          </div>
          <div className="max-md:order-3">
            <GuestPart reservation={reservation} row={row} mayEdit={mayAct} />
          </div>
          <div className="max-md:order-5">
            <NotePart row={row} mayEdit={mayAct} />
          </div>
        </div>
      </div>
      <RequestedDialog action={asked} reservation={reservation} onClose={() => setAsked(null)} />
    </>
  );
}

/** Shows errors of actions without a dialog as toasts. */
function useReportedFailure(error: Error | null) {
  useEffect(() => {
    const title = failureText(error);
    if (title) toasts.show({ kind: "error", title });
  }, [error]);
}

const Loading = () => (
  <div role="status" aria-label={t("ui.loading")} className="mt-3">
    <Skeleton className="h-8 w-64" />
    <Skeleton className="mt-3 h-4 w-80 max-w-full" />
    <Skeleton className="mt-5 h-20 rounded-xl" />
    <div className="mt-5 grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </div>
);
