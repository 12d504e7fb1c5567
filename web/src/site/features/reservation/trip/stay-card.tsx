// The stay of a reservation at a glance: home, dates, times and guests; and its price line by line.
import { RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { formatTime } from "@/kit/dates/clock-time";
import { Photo } from "../../photos";
import { placeOf } from "../../properties";
import { PriceLines } from "../../quote";
import { partyText } from "../../search";
import { type Property, type Quote, type Reservation, SiteLink, useSite } from "../../site";

interface StayCardProps {
  reservation: Reservation;
  property: Property;
}

export function StayCard({ reservation, property }: StayCardProps) {
  const { paths } = useSite();
  const [photo] = property.photos;
  return (
    <aside
      aria-label={t("site.quote.title")}
      className="overflow-hidden rounded-2xl border border-line bg-raised shadow-md max-md:order-1"
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
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          <Fact
            name={t("site.quote.checkIn")}
            value={dayText(reservation.check_in)}
            note={t("site.home.checkInFrom", { time: formatTime(property.check_in_time, currentFormat()) })}
          />
          <Fact
            name={t("site.quote.checkOut")}
            value={dayText(reservation.check_out)}
            note={t("site.home.checkOutBy", { time: formatTime(property.check_out_time, currentFormat()) })}
          />
          <Fact
            name={t("site.search.who")}
            value={[partyText(reservation), ...petsOf(reservation)].join(", ")}
          />
        </dl>
      </div>
    </aside>
  );
}

const petsOf = ({ pets }: Reservation) => (pets > 0 ? [t("site.quote.pets", { count: pets })] : []);

function dayText(iso: string) {
  const date = parseIsoDate(iso);
  return date ? formatDate(date, currentFormat(), "long") : iso;
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-subtle">{name}</dt>
      <dd>
        <span className="font-medium">{value}</span>
        {note && <span className="block text-sm text-ink-muted">{note}</span>}
      </dd>
    </div>
  );
}

/** A canceled stay has no deposit. */
export function PriceCard({ reservation, quote }: { reservation: Reservation; quote: Quote }) {
  const isCanceled = reservation.status === RESERVATION_STATUS.canceled;
  return (
    <aside
      aria-label={t("site.checkout.details")}
      className="rounded-2xl border border-line bg-raised p-6 shadow-md max-md:order-3"
    >
      <PriceLines quote={isCanceled ? { ...quote, deposit: 0 } : quote} />
    </aside>
  );
}
