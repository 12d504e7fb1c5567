// Today's arrivals and departures, each with home and time.
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { formatTime } from "@/kit/dates/clock-time";
import { Link } from "@/ui/action/link";
import { recordHref } from "../resources";
import { BoardCard, BoardLine, BoardLines, Calm } from "./board-card";
import type { Day, Stay, Stays } from "./dashboard-query";
import { arrivalsHref, departuresHref } from "./list-addresses";
import { guestOf, partyText } from "./stay-texts";

export function Today({ day: { date, arrivals, departures, in_house } }: { day: Day }) {
  return (
    <BoardCard
      title={t("account.home.today")}
      action={
        <p className="text-sm text-ink-muted tabular-nums">
          {t("account.home.inHouse", { count: in_house })}
        </p>
      }
    >
      <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-line">
        <Movement
          title={t("account.home.arrivals")}
          calm={t("account.home.noArrivals")}
          stays={arrivals}
          href={arrivalsHref(date)}
          timeOf={({ check_in_time }) => check_in_time}
        />
        <Movement
          title={t("account.home.departures")}
          calm={t("account.home.noDepartures")}
          stays={departures}
          href={departuresHref(date)}
          timeOf={({ check_out_time }) => check_out_time}
        />
      </div>
    </BoardCard>
  );
}

interface MovementProps {
  title: string;
  calm: string;
  stays: Stays;
  href: string;
  timeOf: (stay: Stay) => string;
}

const SHOWN = 6;

function Movement({ title, calm, stays: { count, results }, href, timeOf }: MovementProps) {
  return (
    <div className="min-w-0">
      <h3 className="flex items-baseline gap-2 px-5 pt-2 pb-1.5">
        <span className="text-3xl font-semibold tracking-tight tabular-nums">{count}</span>
        <span className="text-sm text-ink-muted">{title}</span>
      </h3>
      {count === 0 ? (
        <Calm>{calm}</Calm>
      ) : (
        <BoardLines>
          {results.slice(0, SHOWN).map((stay) => (
            <BoardLine
              key={stay.key}
              href={recordHref("reservation", stay.key)}
              title={guestOf(stay)}
              note={`${stay.property_name} · ${partyText(stay)}`}
              end={formatTime(timeOf(stay), currentFormat())}
            />
          ))}
        </BoardLines>
      )}
      {count > SHOWN && (
        <p className="px-5 pb-4 text-sm">
          <Link href={href}>{t("account.home.all", { count })}</Link>
        </p>
      )}
    </div>
  );
}
