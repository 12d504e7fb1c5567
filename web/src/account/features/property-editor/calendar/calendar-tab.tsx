// The home's months: taken nights, prices, blocking and booking.
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
