// Dialog to change the nights of a block, as an alternative to dragging.
import { Suspense, useState } from "react";
import { t } from "@/i18n/calendar";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Dialog } from "@/ui/overlay/dialog";
import { NightsPicker } from "../../reservations";
import type { Entry, Home } from "../data/api-types";
import { spanOfEntry } from "../data/nights";
import { entryTitle } from "../grid/looks";
import { dayOfIso, isoOfDay } from "../grid/viewport/day-number";
import { isSameSpan, type Span } from "../grid/viewport/geometry";
import { spanText } from "./span-text";

interface BlockDatesProps {
  home: Home;
  entry: Entry;
  onMove: (to: Span) => void;
  onClose: () => void;
}

export function BlockDates({ home, entry, onMove, onClose }: BlockDatesProps) {
  const before = spanOfEntry(entry);
  const [span, setSpan] = useState(before);
  return (
    <Dialog
      isOpen
      size="lg"
      title={t("calendar.blockDates", { block: entryTitle(entry) })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button variant="primary" isDisabled={isSameSpan(span, before)} onPress={() => onMove(span)}>
            {t("calendar.changeDates")}
          </Button>
        </>
      }
    >
      <p aria-live="polite" className="mb-5 text-lg font-semibold">
        {spanText(span)}
      </p>
      <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
        <NightsPicker
          autoFocus
          label={t("calendar.pickNights")}
          property={home.key}
          exceptFor={entry.key}
          value={{ check_in: isoOfDay(span.start), check_out: isoOfDay(span.end) }}
          onChange={({ check_in, check_out }) =>
            setSpan({ start: dayOfIso(check_in), end: dayOfIso(check_out) })
          }
        />
      </Suspense>
    </Dialog>
  );
}
