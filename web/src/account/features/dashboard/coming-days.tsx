// The next days at a glance: numbers of arrivals, departures and stays.
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { dateFormat } from "@/kit/formats";
import { Link } from "@/ui/action/link";
import { Count } from "../values";
import { BoardCard } from "./board-card";
import type { Day } from "./dashboard-query";
import { arrivalsHref, departuresHref } from "./list-addresses";

const cell = "px-1.5 py-2 text-center tabular-nums";

export function ComingDays({ days }: { days: Day[] }) {
  const title = t("account.home.nextDays");
  return (
    <BoardCard title={title}>
      <div className="overflow-x-auto px-3 pb-3">
        <table aria-label={title} className="w-full min-w-80 border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                {t("account.home.day")}
              </th>
              {days.map(({ date }) => (
                <th
                  key={date}
                  scope="col"
                  className="px-1.5 pb-1.5 text-center text-xs font-medium text-ink-muted"
                >
                  <span className="block">{dayPart(date, { weekday: "short" })}</span>
                  <span className="block text-ink-subtle">{dayPart(date, { day: "numeric" })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line
              name={t("account.home.coming")}
              days={days}
              of={({ arrivals }) => arrivals.count}
              href={arrivalsHref}
            />
            <Line
              name={t("account.home.going")}
              days={days}
              of={({ departures }) => departures.count}
              href={departuresHref}
            />
            <Line name={t("account.home.staying")} days={days} of={({ in_house }) => in_house} />
          </tbody>
        </table>
      </div>
    </BoardCard>
  );
}

const dayPart = (date: string, part: Intl.DateTimeFormatOptions) =>
  dateFormat(currentFormat(), { ...part, timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));

interface LineProps {
  name: string;
  days: Day[];
  of: (day: Day) => number;
  href?: (date: string) => string;
}

function Line({ name, days, of, href }: LineProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-2 py-2 text-start text-sm font-normal text-ink-muted">
        {name}
      </th>
      {days.map((day) => {
        const count = of(day);
        return (
          <td key={day.date} className={cell}>
            {count > 0 && href ? (
              <Link isQuiet href={href(day.date)} className="px-1">
                <Count value={count} />
              </Link>
            ) : (
              <span className={count > 0 ? "" : "text-ink-subtle"}>
                <Count value={count} />
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
