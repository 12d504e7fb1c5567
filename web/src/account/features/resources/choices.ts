// The codes of the wire that people choose from, with the tone each is shown in. Their words are in the catalogue under
// `account.choice.{field}.{code}`.
import { translateKnown } from "@/i18n/translate";
import type { BadgeTone } from "@/ui/badge";

type Tones = Readonly<Record<string, BadgeTone>>;

const STATE_STATUS: Tones = { a: "success", p: "warning", d: "danger", e: "info" };

export const CHOICES = {
  state_status: STATE_STATUS,
  /** The seven ways a listing can stand. */
  active_type: {
    w: "info",
    a: "success",
    p: "warning",
    n: "info",
    s: "warning",
    d: "neutral",
    u: "danger",
  },
  reservation_status: {
    o: "info",
    r: "success",
    t: "warning",
    d: "danger",
    c: "neutral",
    q: "neutral",
  },
  paid_status: { f: "success", u: "warning" },
  system_type: { m: "neutral", g: "accent" },
  thread_state: { a: "success", p: "neutral" },
  payment_state: {
    due: "neutral",
    pending: "info",
    paid: "success",
    failed: "danger",
    canceled: "neutral",
  },
  payment_method: { card: "neutral", channel: "neutral", check: "neutral", cash: "neutral" },
  refund_state: { due: "neutral", pending: "info", refunded: "success", failed: "danger" },
  photo_state: { preparing: "info", ready: "success" },
  scheduled_state: { waiting: "info", sent: "success", canceled: "neutral", failed: "danger" },
  delivery_state: { waiting: "info", delivered: "success", failed: "danger" },
  letter_state: { waiting: "info", sent: "success", failed: "danger" },
  refund_method: {
    no_refunds: "neutral",
    rental_contract: "neutral",
    days_prior: "neutral",
    booking_date: "neutral",
    long_term: "neutral",
  },
  role: { owner: "accent", manager: "info", agent: "neutral", viewer: "neutral" },
  author: { guest: "neutral", host: "accent" },
  event_kind: { reservation: "accent", block: "neutral", feed: "info", feed_closed: "neutral" },
} as const satisfies Record<string, Tones>;

export type ChoiceGroup = keyof typeof CHOICES;

/** The field that the words stand under, where several resources have other codes for the same one. */
const FIELDS: Partial<Record<ChoiceGroup, string>> = {
  reservation_status: "status",
  payment_state: "state",
  refund_state: "state",
  photo_state: "state",
  delivery_state: "state",
  letter_state: "state",
  payment_method: "method",
  refund_method: "method",
  event_kind: "kind",
};

export const choiceCodes = (group: ChoiceGroup) => Object.keys(CHOICES[group]);

export const choiceTone = (group: ChoiceGroup, code: string): BadgeTone =>
  (CHOICES[group] as Tones)[code] ?? "neutral";

/** The words for a code; a code of a newer server is shown as it is. */
export const choiceLabel = (group: ChoiceGroup, code: string) =>
  translateKnown(`account.choice.${FIELDS[group] ?? group}.${code}`, code);

export const choiceOptions = (group: ChoiceGroup) =>
  choiceCodes(group).map((key) => ({ key, label: choiceLabel(group, key) }));
