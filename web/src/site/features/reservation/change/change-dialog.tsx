// The modal to move a stay: the home's calendar, the exact price difference, and only then the change.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { t } from "@/i18n/site";
import { dateIn, parseIsoDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Dialog } from "@/ui/overlay/dialog";
import { CalendarSkeleton, HomeCalendar, type Stay } from "../../availability";
import { exact, propertyOptions } from "../../properties";
import { problemOf, quoteOptions, RefusalNotice } from "../../quote";
import { stayText } from "../../search";
import {
  type ChangePreview,
  type NightRange,
  type Property,
  type Quote,
  type Reservation,
  useSite,
} from "../../site";
import { refusedOr } from "../failures";
import { CardChoice, useCardChoice } from "../payment/card-choice";
import { reservationOptions } from "../queries";
import { changeDates, changePreviewOptions } from "./change";
import { ChangeSummary } from "./change-summary";

export interface ChangeDialogProps {
  reservation: Reservation;
  quote: Quote & { key: string };
  property: Property;
  onChanged: () => void;
  onClose: () => void;
}

export function ChangeDialog({ reservation, quote, property, onChanged, onClose }: ChangeDialogProps) {
  const { site } = useSite();
  const client = useQueryClient();
  const [stay, setStay] = useState<Stay | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const preview = useQuery(changePreviewOptions(reservation.key, stay));
  const card = useCardChoice(reservation, quote, preview.data?.credit_card?.key);
  const isCharged = quote.pay_online && (preview.data?.due_now ?? 0) > 0;
  const pick = (next: Stay) => {
    setFailure(null);
    setStay(next);
  };
  /** Invalidates the cached data of the reservation. */
  const forget = () => {
    for (const { queryKey } of [
      reservationOptions(reservation.key, site.namespace),
      quoteOptions(quote.key),
      propertyOptions(site, property.key),
    ])
      void client.invalidateQueries({ queryKey });
  };
  const change = async (stay: Stay, agreed: ChangePreview) => {
    setPending(true);
    setFailure(null);
    try {
      const key = isCharged ? await card.take() : null;
      if (isCharged && !key) return;
      const { merchant } = site;
      await changeDates({ merchant, reservation: reservation.key, stay, preview: agreed, card: key });
      onChanged();
      onClose();
    } catch (error) {
      if (!card.blame(error)) setFailure(refusedOr(error, t("site.failure.request")));
      void preview.refetch();
    } finally {
      setPending(false);
      forget();
    }
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t("site.change.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("site.change.keep")}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={!preview.data}
            onPress={() => stay && preview.data && change(stay, preview.data)}
          >
            {isCharged && preview.data
              ? t("site.change.pay", { amount: exact(preview.data.due_now, preview.data.currency) })
              : t("site.change.submit")}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[22rem_minmax(0,1fr)]">
        <Days {...{ reservation, property, stay }} onChange={pick} />
        <div className="flex min-w-0 flex-col gap-5">
          <Dates reservation={reservation} stay={stay} />
          {stay && preview.isPending && <SkeletonText lines={5} />}
          {preview.error && (
            <RefusalNotice
              problem={problemOf(preview.error)}
              onPick={pick}
              onRetry={() => void preview.refetch()}
            />
          )}
          {preview.data && (
            <div ref={showFromBelow} className="scroll-mb-40">
              <ChangeSummary preview={preview.data} />
            </div>
          )}
          {isCharged && <CardChoice choice={card} />}
          {failure && (
            <p role="alert" className="text-sm text-danger">
              {failure}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** On a phone the calendar fills the screen, so the summary below it is scrolled into view. */
const showFromBelow = (summary: HTMLElement | null) =>
  summary?.scrollIntoView({ block: "nearest", behavior: "smooth" });

const stayOf = ({ check_in, check_out }: Reservation): Stay | null => {
  const [checkIn, checkOut] = [parseIsoDate(check_in), parseIsoDate(check_out)];
  return checkIn && checkOut ? { checkIn, checkOut } : null;
};

interface DaysProps {
  reservation: Reservation;
  property: Property;
  stay: Stay | null;
  onChange: (stay: Stay) => void;
}

/** The server reports the stay's own nights as free. */
function Days({ reservation, property, stay, onChange }: DaysProps) {
  const { site } = useSite();
  const { adults, children, pets } = reservation;
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <HomeCalendar
        label={t("site.quote.dates")}
        home={{
          namespace: site.namespace,
          key: property.key,
          currency: property.currency,
          taken: takenByOthers(property.taken, reservation),
          allowsTurns: property.allows_turns,
          party: { adults, children },
          pets,
          moving: reservation.key,
        }}
        today={dateIn(property.time_zone, new Date())}
        stay={stay ?? stayOf(reservation)}
        onChange={onChange}
      />
    </Suspense>
  );
}

function takenByOthers(taken: readonly NightRange[], { check_in, check_out }: Reservation): NightRange[] {
  return taken.flatMap(({ start, end }) => [
    ...(start < check_in ? [{ start, end: end < check_in ? end : check_in }] : []),
    ...(end > check_out ? [{ start: start > check_out ? start : check_out, end }] : []),
  ]);
}

function Dates({ reservation, stay }: { reservation: Reservation; stay: Stay | null }) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="text-sm text-ink-subtle">{t("site.change.before")}</dt>
        <dd className="text-ink-muted">{stayText(stayOf(reservation))}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-subtle">{t("site.change.after")}</dt>
        <dd className="font-medium">{stay ? stayText(stay) : t("site.change.pick")}</dd>
      </div>
    </dl>
  );
}
