// The calendar over all properties, and the months of one.
export { CalendarScreen } from "./calendar-screen";
export { HomeCalendarScreen } from "./month/home-calendar-screen";

/** The months of a home as a part of another page, with their texts. */
export async function loadHomeCalendar() {
  const [{ HomeCalendar }, { loadCalendarTexts }] = await Promise.all([
    import("./month/home-calendar"),
    import("@/i18n/calendar"),
  ]);
  await loadCalendarTexts();
  return HomeCalendar;
}
