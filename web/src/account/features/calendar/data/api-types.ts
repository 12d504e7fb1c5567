// API types of the calendar under shorter names.
import { EVENT_KIND, RESERVATION_STATUS } from "@/api/codes";
import type { components } from "@/api/schema";

/** A home with its nights in one window. */
export type Home = components["schemas"]["CalendarRowOut"];
/** A stay or a block; its end is the day after its last night. */
export type Entry = components["schemas"]["CalendarEntryOut"];
/** Why a night cannot be booked. */
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

const TEMPORARY = "unnamed-";
let temporaryCount = 0;

/** Temporary key of an entry that the server has not stored yet. */
export const temporaryKey = () => `${TEMPORARY}${++temporaryCount}`;

/** Whether the server has stored the entry; before that, no action on it is possible. */
export const isStored = ({ key }: Entry) => !key.startsWith(TEMPORARY);

/** The stored version of a new entry, once the server has assigned its key. */
export const storedEntry = (entries: readonly Entry[], entry: Entry): Entry =>
  isStored(entry)
    ? entry
    : (entries.find(
        (other) =>
          isStored(other) &&
          other.kind === entry.kind &&
          other.start === entry.start &&
          other.end === entry.end &&
          other.title === entry.title,
      ) ?? entry);

/** Whether an entry can be dragged: confirmed stays and own blocks; imported ones must be changed in their source. */
export const isMovable = (entry: Entry, rights: Rights) =>
  isStored(entry) && ((isReserved(entry) && rights.reservations) || (isBlock(entry) && rights.calendar));

/** Identifies a reservation or event across windows. */
export const entryId = ({ kind, key }: Entry) => `${kind}-${key}`;
