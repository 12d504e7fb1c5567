// Today in the home's time zone, or else in the account's; never in the browser's.
import { type CalendarDate, dateIn } from "@/kit/dates/civil-date";
import { useSignedIn } from "../session";

export function useToday(timeZone?: string): CalendarDate {
  const { account } = useSignedIn();
  return dateIn(timeZone ?? account.time_zone, new Date());
}
