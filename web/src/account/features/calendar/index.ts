// The calendar over all properties, and the months of one.
export { CalendarScreen } from "./calendar-screen";
export { HomeCalendarScreen } from "./month/home-calendar-screen";
