// The home's months: what is taken, what nights cost, and blocking or booking them.
import { lazy } from "react";
import { loadHomeCalendar } from "../../calendar";
import { useEditor } from "../frame/editor-context";

const HomeCalendar = lazy(async () => ({ default: await loadHomeCalendar() }));

export function CalendarTab() {
  const { key, time_zone } = useEditor().property.values;
  return (
    <div className="overflow-hidden rounded-xl border border-line">
      <HomeCalendar isPart homeKey={key} timeZone={time_zone} />
    </div>
  );
}
