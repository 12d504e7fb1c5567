// Suggested times for scheduled messages: mornings in the user's time zone.

const MORNING = 9;

type TimeName = "tomorrow" | "beforeArrival" | "arrival" | "departure";

interface OfferedTime {
  name: TimeName;
  at: Date;
}

/** The morning of a day, `days` later, or earlier if negative. */
function morning(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, MORNING);
}

const dayOf = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day);
};

/** Only future times, the earliest first. */
export function offeredTimes(now: Date, checkIn?: string, checkOut?: string): OfferedTime[] {
  const all: OfferedTime[] = [
    { name: "tomorrow", at: morning(now, 1) },
    ...(checkIn
      ? [
          { name: "beforeArrival" as const, at: morning(dayOf(checkIn), -3) },
          { name: "arrival" as const, at: morning(dayOf(checkIn), 0) },
        ]
      : []),
    ...(checkOut ? [{ name: "departure" as const, at: morning(dayOf(checkOut), 0) }] : []),
  ];
  return all.filter(({ at }) => at > now).sort((one, other) => one.at.getTime() - other.at.getTime());
}

const two = (number: number) => String(number).padStart(2, "0");

/** Format of an `<input type="datetime-local">`. */
export const localText = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
