// Line above the bulk actions: offers to select all matching rows, and shows the progress of that or of an action on many rows.
import { useRef } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { ProgressBar } from "@/ui/feedback/progress-bar";
import type { BulkProgress } from "./use-bulk";
import { SELECTION_LIMIT, type useMatching } from "./use-matching";

export interface MatchingLineProps {
  matching: Pick<ReturnType<typeof useMatching>, "found" | "isUnderWay" | "start" | "stop">;
  /** Number of matching rows. */
  total: number;
  selected: number;
  areAllShownSelected: boolean;
  /** Offers it from the first selected row on, for lists where no control selects all shown rows. */
  isOfferedEarly?: boolean;
  progress: BulkProgress | null;
  className?: string;
}

const offerText = (total: number) =>
  total > SELECTION_LIMIT
    ? t("account.bulk.selectFirstOf", { count: SELECTION_LIMIT, total })
    : t("account.bulk.selectMatching", { total });

export function MatchingLine({
  matching,
  total,
  selected,
  areAllShownSelected,
  isOfferedEarly = false,
  progress,
  className,
}: MatchingLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const isFull = selected >= SELECTION_LIMIT && total > selected;
  const isOffer = !progress && !isFull && selected > 0 && total > selected;
  const isForPhones = isOffer && !areAllShownSelected && !isOfferedEarly && !matching.isUnderWay;
  const count = Math.min(total, SELECTION_LIMIT);

  const note = isFull
    ? t("account.bulk.mostSelected", { count: SELECTION_LIMIT, total })
    : isOffer && areAllShownSelected && !matching.isUnderWay && t("account.bulk.shownSelected");

  /** The button disappears once all rows are selected, so move the focus to the toolbar. */
  const stayHere = () => {
    if (line.current?.contains(document.activeElement))
      line.current.closest<HTMLElement>("[role=toolbar]")?.focus();
  };
  const toggle = () => (matching.isUnderWay ? matching.stop() : matching.start(stayHere));

  return (
    <div
      ref={line}
      className={cx(
        isOffer || isFull || progress
          ? "flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
          : "sr-only",
        isForPhones && "sm:sr-only",
        className,
      )}
    >
      <p aria-live="polite" className={note ? "text-sm text-ink-muted" : "sr-only"}>
        {note}
      </p>
      {progress && (
        <ProgressBar
          label={t("account.bulk.progress", progress)}
          value={progress.done}
          maxValue={progress.count}
        />
      )}
      {isOffer && matching.isUnderWay && (
        <ProgressBar
          label={t("account.bulk.finding", { found: matching.found, count })}
          value={Math.min(matching.found, count)}
          maxValue={count}
          className="min-w-40 flex-1"
        />
      )}
      {isOffer && (
        <Button
          size="sm"
          variant="quiet"
          onPress={toggle}
          className={cx("text-accent-text!", isForPhones && "sm:hidden")}
        >
          {matching.isUnderWay ? t("account.bulk.stop") : offerText(total)}
        </Button>
      )}
    </div>
  );
}
