// The modal to change a stay: the home's calendar, guests and extras, the exact price difference, and only then the change.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { t } from "@/i18n/site";
import { dateIn, parseIsoDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { Checkbox } from "@/ui/choice/checkbox";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Dialog } from "@/ui/overlay/dialog";
import { CalendarSkeleton, HomeCalendar, type Stay } from "../../availability";
import { PartyPickers } from "../../party";
import { exact, propertyOptions } from "../../properties";
import { problemOf, quoteOptions, RefusalNotice } from "../../quote";
import { stayText } from "../../search";
import {
  type ChangePreview,
  type NightRange,
  type Property,
  type Quote,
  type Reservation,
  type StayChange,
  useSite,
} from "../../site";
import { refusedOr } from "../failures";
import { CardChoice, useCardChoice } from "../payment/card-choice";
import { reservationOptions } from "../queries";
import { changePreviewOptions, changeStay } from "./change";
import { ChangeSummary } from "./change-summary";
import { changeOf, type Wish, wishOf } from "./wish";

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
  const [wish, setWish] = useState<Wish>(() => wishOf(reservation, quote));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = changeOf(wish, reservation, quote);
  const preview = useQuery(changePreviewOptions(reservation.key, wanted));
  const seen = wanted && !preview.error ? preview.data : undefined;
  const card = useCardChoice(reservation, quote, seen?.credit_card?.key);
  const isCharged = quote.pay_online && (seen?.due_now ?? 0) > 0;
  const want = (part: Partial<Wish>) => {
    setFailure(null);
    setWish({ ...wish, ...part });
  };
  const pick = (stay: Stay) => want({ stay });
  /** Invalidates the cached data of the reservation. */
  const forget = () => {
    for (const { queryKey } of [
      reservationOptions(reservation.key, site.namespace),
      quoteOptions(quote.key),
      propertyOptions(site, property.key),
    ])
      void client.invalidateQueries({ queryKey });
  };
  const send = async (change: StayChange, agreed: ChangePreview) => {
    setPending(true);
    setFailure(null);
    try {
      const key = isCharged ? await card.take() : null;
      if (isCharged && !key) return;
      const { merchant } = site;
      await changeStay({ merchant, reservation: reservation.key, change, preview: agreed, card: key });
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
            isDisabled={!seen || preview.isPlaceholderData}
            onPress={() => wanted && seen && send(wanted, seen)}
          >
            {isCharged && seen
              ? t("site.change.pay", { amount: exact(seen.due_now, seen.currency) })
              : t("site.change.submit")}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Days {...{ reservation, property }} stay={wish.stay} onChange={pick} />
          <Guests {...{ property, wish }} onChange={want} />
          <Extras {...{ quote, seen, wish }} onChange={want} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Dates reservation={reservation} stay={wish.stay} />
          {wanted && preview.isPending && <SkeletonText lines={5} />}
          {wanted && preview.error && (
            <RefusalNotice
              problem={problemOf(preview.error)}
              onPick={pick}
              onRetry={() => void preview.refetch()}
            />
          )}
          {seen && (
            <div ref={showFromBelow} className="scroll-mb-40">
              <ChangeSummary preview={seen} />
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

interface PartProps {
  wish: Wish;
  onChange: (part: Partial<Wish>) => void;
}

function Guests({ property, wish: { party }, onChange }: PartProps & { property: Property }) {
  const change = (part: Partial<Wish["party"]>) => onChange({ party: { ...party, ...part } });
  return (
    <section aria-label={t("site.search.who")} className="border-t border-line pt-5">
      <Suspense fallback={<div className="h-26" />}>
        <PartyPickers
          party={party}
          onChange={change}
          mostGuests={Math.max(property.accommodates, party.adults + party.children)}
          pets={party.pets}
          mostPets={Math.max(property.max_pets, party.pets)}
          onPetsChange={(pets) => change({ pets })}
          smoker={party.smoker}
          onSmokerChange={property.smoking_allowed ? (smoker) => change({ smoker }) : undefined}
        />
      </Suspense>
    </section>
  );
}

interface ExtrasProps extends PartProps {
  quote: Quote;
  /** Its add-ons are priced for the changed stay. */
  seen: ChangePreview | undefined;
}

function Extras({ quote, seen, wish: { addons }, onChange }: ExtrasProps) {
  const offered = seen?.addons ?? quote.fees.filter(({ key, optional }) => key && optional);
  if (offered.length === 0) return null;
  const toggle = (key: string, isOn: boolean) =>
    onChange({ addons: isOn ? [...addons, key] : addons.filter((other) => other !== key) });
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-5">
      <legend className="sr-only">{t("site.quote.addons")}</legend>
      <p aria-hidden className="text-sm font-semibold">
        {t("site.quote.addons")}
      </p>
      {offered.map(({ key, name, amount }) => (
        <Checkbox
          key={key}
          isSelected={addons.includes(key as string)}
          onChange={(isOn) => toggle(key as string, isOn)}
        >
          <span className="flex justify-between gap-3">
            {name}
            <span className="shrink-0 text-ink-subtle tabular-nums">{exact(amount, quote.currency)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
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
        <dd className="font-medium">{stay ? stayText(stay) : t("site.change.sameDates")}</dd>
      </div>
    </dl>
  );
}
