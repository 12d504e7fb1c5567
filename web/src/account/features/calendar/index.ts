// The calendar of all properties, and the months of one.
export { CalendarScreen } from "./calendar-screen";
export { HomeCalendarScreen } from "./month/home-calendar-screen";

/** Loads the months of a home, to be shown on another page, with their texts. */
export async function loadHomeCalendar() {
  const [{ HomeCalendar }, { loadCalendarTexts }] = await Promise.all([
    import("./month/home-calendar"),
    import("@/i18n/calendar"),
  ]);
  await loadCalendarTexts();
  return HomeCalendar;
}
