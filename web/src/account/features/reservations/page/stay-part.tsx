// The stay: the home with its photo, the dates, the party, the source.
import { useQuery } from "@tanstack/react-query";
import { House } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { nightsBetween, parseIsoDate } from "@/kit/dates/civil-date";
import { formatTime } from "@/kit/dates/clock-time";
import { Link } from "@/ui/action/link";
import { recordHref, rowQuery, rowsQuery } from "../../resources";
import { dateText, dayText } from "../../values";
import type { Home, Reservation, ReservationRow } from "../data/api-types";
import { Fact } from "./part";

interface StayPartProps {
  reservation: Reservation;
  row: ReservationRow;
  home?: Home;
}

export function nightsOf({ check_in, check_out }: Pick<Reservation, "check_in" | "check_out">): number {
  const [from, to] = [parseIsoDate(check_in), parseIsoDate(check_out)];
  return from && to ? nightsBetween(from, to) : 0;
}

type Party = Pick<Reservation, "adults" | "children" | "pets"> & Partial<Pick<Reservation, "smoker">>;

export function partyText({ adults, children, pets, smoker }: Party): string {
  return [
    t("account.stay.adults", { count: adults }),
    ...(children > 0 ? [t("account.stay.children", { count: children })] : []),
    ...(pets > 0 ? [t("account.stay.pets", { count: pets })] : []),
    ...(smoker ? [t("account.stay.smoker")] : []),
  ].join(", ");
}

export function StayPart({ reservation, row, home }: StayPartProps) {
  const { check_in, check_out, booked_at, property } = reservation;
  const time = (clock: string | undefined) => clock && formatTime(clock, currentFormat());
  return (
    <section
      aria-label={t("account.stay.title")}
      className="overflow-hidden rounded-xl border border-line bg-surface sm:max-md:grid sm:max-md:grid-cols-[15rem_minmax(0,1fr)] print:overflow-visible print:rounded-none print:border-0"
    >
      <Picture home={home} />
      <div className="p-5 print:p-0">
        <h2 className="text-lg font-semibold wrap-anywhere">
          <Link href={recordHref("property", property)} className="text-ink! no-underline!">
            {row.property_name}
          </Link>
        </h2>
        {home && (
          <p className="text-sm text-ink-subtle">{[home.city, home.state].filter(Boolean).join(", ")}</p>
        )}
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 text-sm">
          <Fact name={t("account.field.check_in")} note={time(home?.check_in_time)}>
            <span className="font-medium">{dateText(check_in, "weekday")}</span>
          </Fact>
          <Fact name={t("account.field.check_out")} note={time(home?.check_out_time)}>
            <span className="font-medium">{dateText(check_out, "weekday")}</span>
          </Fact>
          <Fact name={t("account.stay.length")}>
            {t("account.bill.nights", { count: nightsOf(reservation) })}
          </Fact>
          <Fact name={t("account.stay.party")}>{partyText(reservation)}</Fact>
          <Fact isForOwner name={t("account.field.source")}>
            <SourceName row={row} reservation={reservation} />
          </Fact>
          <Fact name={booked_at ? t("account.field.booked_at") : t("account.field.created_at")}>
            {dayText(booked_at ?? row.created_at)}
          </Fact>
        </dl>
      </div>
    </section>
  );
}

function Picture({ home }: { home?: Home }) {
  const address = home?.photo?.medium_url ?? home?.photo?.small_url;
  return (
    <div className="grid aspect-5/2 place-items-center overflow-hidden sm:max-md:aspect-auto sm:max-md:h-full bg-sunken text-ink-subtle print:hidden">
      {address ? (
        <img src={address} alt="" className="size-full min-h-0 object-cover" />
      ) : (
        <House aria-hidden className="size-8" />
      )}
    </div>
  );
}

/** The source set by the owner, else the site of the booking. */
function SourceName({ row, reservation: { namespace } }: Pick<StayPartProps, "row" | "reservation">) {
  return row.source === null ? <SiteName namespace={namespace} /> : <OwnSource source={row.source} />;
}

function OwnSource({ source }: { source: string }) {
  const { data, isError } = useQuery({
    ...rowQuery<RowOf<"source">>("source", source),
    meta: { showsOwnError: true },
  });
  return isError ? "–" : data?.name;
}

function SiteName({ namespace }: { namespace: string }) {
  const { data } = useQuery({
    ...rowsQuery<RowOf<"site">>("site", { filters: { namespace }, limit: 1 }),
    meta: { showsOwnError: true },
  });
  return data?.results[0]?.name ?? namespace;
}
