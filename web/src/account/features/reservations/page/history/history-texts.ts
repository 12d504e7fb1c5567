// The history of a reservation as text: each action once, with its user and its changes.
import { t } from "@/i18n/history";
import { translateKnown } from "@/i18n/translate";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { choiceLabel } from "../../../resources";
import { dateText, moneyText } from "../../../values";
import type { Currency, HistoryEntry, Moment, Reservation } from "../../data/api-types";

export interface Happening {
  /** An instant, or a day if the time is unknown. */
  at: string;
  title: string;
  /** The user who did it, if it was one of the account. */
  actor: string | null;
  details: string[];
}

/** An action by a user also adds a step to the history. Only the action is shown, since it names the user. */
const STEP_OF_LOG_ENTRY: Readonly<Record<string, string>> = {
  accept: "accepted",
  decline: "declined",
  create: "created",
  cancel: "canceled",
  move: "changed",
  lock: "lock",
  unlock: "unlock",
  refund: "refunded_by_hand",
  "record-payment": "paid_outside",
};

const TOGETHER = 5000;

const time = ({ at }: HistoryEntry) => new Date(at).getTime();

const isStepOf = (logEntry: HistoryEntry, step: HistoryEntry) =>
  !step.actor &&
  STEP_OF_LOG_ENTRY[logEntry.name] === step.name &&
  Math.abs(time(logEntry) - time(step)) < TOGETHER;

/** Newest first. */
export function storyOf(entries: readonly HistoryEntry[], currency: Currency): Happening[] {
  const logEntries = entries.filter(({ actor }) => actor);
  const isInLogEntry = (step: HistoryEntry) =>
    !step.actor && logEntries.some((logEntry) => isStepOf(logEntry, step));
  return entries
    .filter((entry) => !isInLogEntry(entry))
    .map((entry) => ({
      at: entry.at,
      title: titleOf(entry),
      actor: entry.actor ?? null,
      details: entry.actor ? logEntryText(entry, entries, currency) : stepText(entry, currency),
    }))
    .toReversed();
}

/** Imported bookings have no steps: what is known of their past is shown instead. */
export function storyWithMoments(
  entries: readonly HistoryEntry[],
  { timeline, currency }: Pick<Reservation, "timeline" | "currency">,
): Happening[] {
  const story = storyOf(entries, currency);
  if (entries.some(({ actor }) => !actor)) return story;
  const moments = timeline.filter(({ done }) => done).map((moment) => happeningOf(moment, currency));
  return [...story, ...moments].toSorted((one, other) => other.at.localeCompare(one.at));
}

const STEP_OF_MOMENT: Readonly<Record<string, string>> = {
  booked: "reserved",
  payment: "paid",
  refund: "refunded",
};

const happeningOf = ({ kind, at, date, amount }: Moment, currency: Currency): Happening => ({
  at: at ?? date,
  title: translateKnown(`history.${STEP_OF_MOMENT[kind] ?? kind}`, kind.replaceAll("_", " ")),
  actor: null,
  details: amount == null ? [] : [moneyText(amount, currency)],
});

/** What the log of a move that was made at once has itself. */
const MOVED: readonly string[] = ["check_in", "check_out", "adults", "children", "pets", "smoker"];

/** A move that waits for a charge is logged before the stay has moved: its later step has what was changed. */
function logEntryText(
  logEntry: HistoryEntry,
  entries: readonly HistoryEntry[],
  currency: Currency,
): string[] {
  const changes = logEntry.changes ?? {};
  const isTold = MOVED.some((field) => field in changes);
  const moved =
    logEntry.name === "move" && !isTold ? entries.find((step) => isStepOf(logEntry, step)) : undefined;
  return [...(moved ? stepText(moved, currency) : []), ...changesText(changes, currency)];
}

function titleOf({ name, detail, actor }: HistoryEntry): string {
  // A declined card has the bank's code as its detail; a declined request has none.
  const key = name === "declined" && detail && !actor ? "card_declined" : name;
  return translateKnown(`history.${key}`, name.replaceAll(/[_-]/g, " "));
}

const AMOUNTS: ReadonlySet<string> = new Set(["total", "charged", "refund", "amount", "deposit"]);
const DATES: ReadonlySet<string> = new Set(["check_in", "check_out"]);
/** Already in the title. */
const UNTOLD: ReadonlySet<string> = new Set(["locked", "status"]);

function valueText(field: string, value: unknown, currency: Currency): string {
  if (value === null || value === undefined || value === "") return "–";
  if (AMOUNTS.has(field) && typeof value === "number") return moneyText(value, currency);
  if (DATES.has(field)) return dateText(String(value));
  if (field === "method") return choiceLabel("payment_method", String(value));
  return String(value);
}

function changesText(changes: Record<string, unknown>, currency: Currency): string[] {
  return Object.entries(changes)
    .filter(([field, pair]) => !UNTOLD.has(field) && Array.isArray(pair) && pair.some(isSaid))
    .map(([field, pair]) => {
      const [before, after] = pair as [unknown, unknown];
      const name = translateKnown(`account.field.${field}`, field.replaceAll("_", " "));
      const now = valueText(field, after, currency);
      return isSaid(before) ? `${name}: ${valueText(field, before, currency)} → ${now}` : `${name}: ${now}`;
    });
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== "";

const MONEY_STEPS: ReadonlySet<string> = new Set(["refund_due", "refunded", "refunded_by_hand"]);

/** Most details are references of the payment provider, of no use to people. */
function stepText({ name, detail }: HistoryEntry, currency: Currency): string[] {
  if (MONEY_STEPS.has(name) && detail) return [moneyText(Number(detail), currency)];
  if (name === "paid_outside") {
    const [method = "", amount = ""] = detail.split(" ");
    return [`${choiceLabel("payment_method", method)}: ${moneyText(Number(amount), currency)}`];
  }
  if (name === "changed" || name === "change_begun") return changeText(detail);
  if (name === "canceled") return [detail === "guest" ? t("history.byGuest") : t("history.byOwner")];
  if (name === "requested" && detail === "stale_calendar") return [t("history.staleCalendar")];
  if (name === "refund_failed" || name === "declined") return detail ? [detail] : [];
  return [];
}

const isDay = (word: string) => parseIsoDate(word) !== null;

/** Check-in and check-out, before and after if both are given and differ; then the other parts that were changed. */
function changeText(detail: string): string[] {
  const words = detail.split(/[ /]/);
  const days = words.filter(isDay).map((day) => dateText(day));
  const stays = days.flatMap((day, place) => (place % 2 === 0 ? [`${day} – ${days[place + 1] ?? ""}`] : []));
  const [before, after] = stays;
  const moves = before === after ? [] : [stays.join(" → ")];
  const parts = words.filter((word) => word && !isDay(word));
  return [...moves, ...parts.map((part) => translateKnown(`history.changed_${part}`, part))];
}
