// The calendar of all properties; on a phone, which is too narrow for the board, the months of one property.
import { useMemo, useRef, useState } from "react";
import { t } from "@/i18n/calendar";
import { localStore } from "@/kit/browser/storage";
import { useDocumentTitle } from "@/ui/use-document-title";
import { useStoredState } from "@/ui/use-stored-state";
import { useAddress } from "../lists";
import { CalendarTop } from "./calendar-top";
import { Board, type BoardHandle } from "./grid/board";
import { dayOfDate, dayOfIso, isoOfDay } from "./grid/viewport/day-number";
import { DAY_WIDTHS, USUAL_ZOOM } from "./grid/viewport/measures";
import { HomeCalendar } from "./month/home-calendar";
import { useIsPhone } from "./use-is-phone";
import { useRights } from "./use-rights";
import { useToday } from "./use-today";

export function CalendarScreen() {
  const isPhone = useIsPhone();
  useDocumentTitle(t("calendar.title"), "Casita");
  return isPhone ? <HomeCalendar homeKey={null} /> : <BoardScreen />;
}

function BoardScreen() {
  const { params, go } = useAddress();
  const search = params.get("search") ?? "";
  const group = params.get("group") ?? "";
  const filters = useMemo(() => ({ search, group }), [search, group]);
  const [zoom, setZoom] = useStoredState(localStore, "calendar-zoom", () => USUAL_ZOOM);
  const [count, setCount] = useState<number>();
  const board = useRef<BoardHandle>(null);
  const rights = useRights();
  const today = dayOfDate(useToday());
  const date = params.get("date") ?? "";
  const [start] = useState(() => dayOfIso(date) || today);
  const narrow = (change: Partial<Record<"search" | "group" | "date", string>>) => {
    const given = Object.entries({ ...filters, date, ...change }).filter(([, value]) => value !== "");
    go(new URLSearchParams(given), { replace: true });
  };
  return (
    <section aria-label={t("calendar.title")} className="flex min-h-0 flex-1 flex-col bg-surface">
      <CalendarTop
        count={count}
        filters={filters}
        zoom={zoom}
        today={today}
        onNarrow={narrow}
        onZoom={setZoom}
        onShow={(day) => {
          board.current?.show(day);
          narrow({ date: day === today ? "" : isoOfDay(day) });
        }}
        onPage={(by) => board.current?.page(by)}
      />
      <Board
        handle={board}
        filters={filters}
        today={today}
        start={start}
        dayWidth={DAY_WIDTHS[zoom] ?? DAY_WIDTHS[USUAL_ZOOM]}
        rights={rights}
        onCount={setCount}
        onClear={() => narrow({ search: "", group: "" })}
      />
    </section>
  );
}
