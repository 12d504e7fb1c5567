// Today as a calendar means it: at the home whose months are shown, else where the account is. Nobody's browser decides that.
import { type CalendarDate, dateIn } from "@/kit/civil-date";
import { useSignedIn } from "../session";

export function useToday(timeZone?: string): CalendarDate {
  const { account } = useSignedIn();
  return dateIn(timeZone ?? account.time_zone, new Date());
}
