// What the API says of the calendar, under the names that people use.
import { EVENT_KIND, RESERVATION_STATUS } from "@/api/codes";
import type { components } from "@/api/schema";

/** A home with what is known of its nights in one window. */
export type Home = components["schemas"]["CalendarRowOut"];
/** A stay or a block; its end is the day after its last night. */
export type Entry = components["schemas"]["CalendarEntryOut"];
/** Why nobody can book a night. */
export type Closed = NonNullable<Home["closed"][number]>;

const isReserved = ({ kind, status, locked }: Entry) =>
  kind === EVENT_KIND.reservation && status === RESERVATION_STATUS.reserved && !locked;
const isBlock = ({ kind }: Entry) => kind === EVENT_KIND.block;

export interface Rights {
  /** May block nights. */
  calendar: boolean;
  /** May book and move stays. */
  reservations: boolean;
}

const UNNAMED = "unnamed-";
let unnamed = 0;

/** The key of what the server has not named yet. */
export const nextUnnamed = () => `${UNNAMED}${++unnamed}`;

/** Nothing can be done with what the server does not know yet. */
export const isNamed = ({ key }: Entry) => !key.startsWith(UNNAMED);

/** The entry under its key, if the server has named it since. */
export const namedIn = (entries: readonly Entry[], entry: Entry): Entry =>
  isNamed(entry)
    ? entry
    : (entries.find(
        (other) =>
          isNamed(other) &&
          other.kind === entry.kind &&
          other.start === entry.start &&
          other.end === entry.end &&
          other.title === entry.title,
      ) ?? entry);

/** What can be dragged: confirmed stays and blocks of our own; what comes from elsewhere is moved there. */
export const isMovable = (entry: Entry, rights: Rights) =>
  isNamed(entry) && ((isReserved(entry) && rights.reservations) || (isBlock(entry) && rights.calendar));

/** The same reservation or event in two windows is one. */
export const entryId = ({ kind, key }: Entry) => `${kind}-${key}`;
