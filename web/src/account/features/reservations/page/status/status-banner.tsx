// Status of the reservation, and what it requires of the owner.
import { CalendarCheck, CalendarX, Clock, Lock, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/account";
import { type CalendarDate, dateIn, localToday } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import type { BadgeTone } from "@/ui/feedback/badge";
import type { Home, Reservation } from "../../data/api-types";
import type { ReservationAction } from "../../data/possible-actions";
import { stayText } from "../../data/stay-dates";
import { ACTION_ICONS } from "../action-buttons";
import { statusTexts } from "./status";

interface StatusBannerProps {
  reservation: Reservation;
  home?: Home;
  actions: ReadonlySet<ReservationAction>;
  isPending: boolean;
  onAction: (act: ReservationAction) => void;
}

const LOOKS: Record<BadgeTone, { box: string; icon: LucideIcon }> = {
  success: { box: "border-success-line bg-success-soft [&_svg.mark]:text-success", icon: CalendarCheck },
  info: { box: "border-info-line bg-info-soft [&_svg.mark]:text-info", icon: Clock },
  warning: { box: "border-warning-line bg-warning-soft [&_svg.mark]:text-warning", icon: TriangleAlert },
  danger: { box: "border-danger-line bg-danger-soft [&_svg.mark]:text-danger", icon: TriangleAlert },
  accent: { box: "border-accent-line bg-accent-soft [&_svg.mark]:text-accent-text", icon: Clock },
  neutral: { box: "border-line bg-sunken [&_svg.mark]:text-ink-muted", icon: CalendarX },
};

/** Actions that the status asks for; the first is the most likely. */
function askedFor({ status, overdue }: Reservation): readonly ReservationAction[] {
  if (status === RESERVATION_STATUS.open) return ["accept", "decline"];
  return overdue ? ["charge", "record"] : [];
}

const todayAt = (home: Home | undefined): CalendarDate =>
  home ? dateIn(home.time_zone, new Date()) : localToday();

export function StatusBanner({ reservation, home, actions, isPending, onAction }: StatusBannerProps) {
  const { tone, title, detail } = statusTexts(reservation, todayAt(home));
  const { box, icon: Icon } = LOOKS[tone];
  const asked = askedFor(reservation).filter((act) => actions.has(act));
  const { change, locked } = reservation;
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className={cx("flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border p-4 sm:px-5", box)}>
        <Icon aria-hidden className="mark size-6 shrink-0" />
        <div role="status" className="min-w-0 flex-1">
          <p className="font-semibold">{title}</p>
          {detail && <p className="text-sm wrap-anywhere text-ink-muted">{detail}</p>}
        </div>
        {asked.length > 0 && (
          <div className="flex gap-2.5 max-sm:w-full">
            {asked.map((act, place) => (
              <Button
                key={act}
                variant={place === 0 ? "primary" : "secondary"}
                className="max-sm:flex-1"
                onPress={() => onAction(act)}
              >
                {ACTION_ICONS[act]}
                {t(`account.act.${act}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {change && <Line icon={Clock}>{t("account.standing.moving", { stay: stayText(change) })}</Line>}
      {locked && (
        <Line icon={Lock}>
          {actions.has("unlock") ? t("account.standing.locked") : t("account.standing.lockedElsewhere")}
          {actions.has("unlock") && (
            <Button size="sm" isPending={isPending} className="ms-auto" onPress={() => onAction("unlock")}>
              {ACTION_ICONS.unlock}
              {t("account.act.unlock")}
            </Button>
          )}
        </Line>
      )}
    </div>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3 text-sm sm:px-5">
      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-subtle" />
      {children}
    </div>
  );
}
