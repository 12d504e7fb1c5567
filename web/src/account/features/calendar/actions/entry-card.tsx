// Details of a bar, with a link to its page.
import { ArrowRight, TriangleAlert } from "lucide-react";
import { EVENT_KIND, RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/calendar";
import { Button } from "@/ui/action/button";
import { LinkButton } from "@/ui/action/link";
import { Badge } from "@/ui/feedback/badge";
import { choiceTone, recordHref } from "../../resources";
import { type Entry, type Home, isMovable, isStored, type Rights } from "../data/api-types";
import { spanOfEntry } from "../data/nights";
import { entryState, entryTitle } from "../grid/looks";
import { spanText } from "./span-text";

interface EntryCardProps {
  home: Home;
  entry: Entry;
  rights: Rights;
  /** Opens the dialog to pick other dates. */
  onDates: () => void;
  onRemove: () => void;
}

export function EntryCard({ home, entry, rights, onDates, onRemove }: EntryCardProps) {
  const isStay = entry.kind === EVENT_KIND.reservation;
  const tone = isStay
    ? choiceTone("reservation_status", entry.status ?? RESERVATION_STATUS.reserved)
    : "neutral";
  return (
    <div className="flex w-72 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-semibold wrap-anywhere">{entryTitle(entry)}</p>
          <Badge tone={tone}>{entryState(entry)}</Badge>
        </div>
        <p className="text-sm text-ink-muted">{home.name}</p>
        <p className="text-sm tabular-nums">{spanText(spanOfEntry(entry))}</p>
        {isStay && <p className="text-sm">{t("calendar.guests", { count: entry.guests })}</p>}
        {entry.conflict && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-danger">
            <TriangleAlert aria-hidden className="size-4" /> {t("calendar.conflict")}
          </p>
        )}
      </div>
      {isStored(entry) && (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            autoFocus
            size="sm"
            variant={isStay ? "primary" : "secondary"}
            href={recordHref(isStay ? "reservation" : "calendar-event", entry.key)}
          >
            {isStay ? t("calendar.openReservation") : t("calendar.openBlock")}
            <ArrowRight aria-hidden />
          </LinkButton>
          {isMovable(entry, rights) && (
            <Button size="sm" onPress={onDates}>
              {isStay ? t("account.act.move") : t("calendar.changeDates")}
            </Button>
          )}
          {entry.kind === EVENT_KIND.block && rights.calendar && (
            <Button size="sm" onPress={onRemove}>
              {t("calendar.removeBlock")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
