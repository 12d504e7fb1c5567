// Bar of a stay or a block. It begins and ends in the middle of a day.
import { TriangleAlert } from "lucide-react";
import { memo } from "react";
import { t } from "@/i18n/calendar";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange, parseIsoDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { type Entry, entryId } from "../data/api-types";
import { barLook, barText, entryState, entryTitle } from "./looks";
import { NAME_WIDTH, ROW_HEIGHT } from "./viewport/measures";

interface BarProps {
  entry: Entry;
  left: number;
  width: number;
  lane: number;
  lanes: number;
  /** Keeps the text in view where the bar extends beyond the edge. Each such bar is a compositor layer, so set it for few. */
  isHeld: boolean;
  isMovable: boolean;
  /** Its new position is drawn elsewhere. */
  isDragged: boolean;
}

const MARGIN = 8;
/** Requests are drawn below the prices, since their nights are still on sale. */
const LOWER = { top: 28, height: 22 };

function heightOf(entry: Entry, lane: number, lanes: number) {
  if (lanes === 1) return entry.blocking ? { top: MARGIN, height: ROW_HEIGHT - 2 * MARGIN } : LOWER;
  const height = (ROW_HEIGHT - MARGIN) / lanes;
  return { top: MARGIN / 2 + lane * height, height: height - 1 };
}

const written = new Map<string, string>();

/** Cached: the same dates recur, and formatting them is slow. */
export function entryDates({ start, end }: Pick<Entry, "start" | "end">): string {
  const key = `${start} ${end}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const [from, to] = [parseIsoDate(start), parseIsoDate(end)];
  const text = from && to ? formatDateRange(from, to, currentFormat()) : "";
  written.set(key, text);
  return text;
}

export const Bar = memo(function Bar(props: BarProps) {
  const { entry, left, width, lane, lanes, isHeld, isMovable, isDragged } = props;
  const edge = "absolute inset-y-0 w-2 cursor-ew-resize";
  return (
    <button
      type="button"
      tabIndex={-1}
      data-entry={entryId(entry)}
      aria-label={`${entryTitle(entry)}, ${entryState(entry)}, ${entryDates(entry)}`}
      style={{ left, width, ...heightOf(entry, lane, lanes) }}
      className={cx(
        "absolute rounded-md border text-start text-xs font-medium shadow-sm",
        isMovable ? "cursor-grab" : "cursor-pointer",
        isDragged && "opacity-35",
        barLook(entry),
      )}
    >
      <span
        style={isHeld ? { left: NAME_WIDTH + MARGIN } : undefined}
        className={cx(
          "pointer-events-none ms-2 inline-flex max-w-[calc(100%-1rem)] items-center gap-1 align-middle",
          isHeld && "sticky",
        )}
      >
        {entry.conflict && (
          <TriangleAlert aria-label={t("calendar.conflict")} className="size-3.5 shrink-0" />
        )}
        <span className="truncate">{barText(entry)}</span>
      </span>
      {isMovable && (
        <>
          <span aria-hidden className={cx(edge, "start-0")} />
          <span aria-hidden className={cx(edge, "end-0")} />
        </>
      )}
    </button>
  );
});
