// Codes of the API that users choose from, with the tone of each. Their labels are the messages `account.choice.{field}.{code}`.
import type {
  ActiveType,
  Author,
  EventKind,
  PaidStatus,
  PaymentMethod,
  PaymentState,
  PaymentStatus,
  RefundState,
  ReservationStatus,
  ScheduledState,
  STATE_STATUS,
  StateStatus,
  SystemType,
} from "@/api/codes";
import type { CodeOf } from "@/api/rows";
import type { AccountMessages } from "@/i18n/message-types";
import { translateKnown } from "@/i18n/translate";
import type { BadgeTone } from "@/ui/feedback/badge";

interface Codes {
  state_status: StateStatus;
  active_type: ActiveType;
  reservation_status: ReservationStatus;
  paid_status: PaidStatus;
  payment_status: PaymentStatus;
  system_type: SystemType;
  thread_state: (typeof STATE_STATUS)["active" | "paused"];
  payment_state: PaymentState;
  payment_method: PaymentMethod;
  refund_state: RefundState;
  photo_state: CodeOf<"photo", "state">;
  scheduled_state: ScheduledState;
  delivery_state: CodeOf<"webhook-delivery", "state">;
  letter_state: CodeOf<"letter", "state">;
  refund_method: CodeOf<"refund-policy", "method">;
  role: CodeOf<"user", "role">;
  author: Author;
  event_kind: EventKind;
}

export type ChoiceGroup = keyof Codes;
export type CodeIn<Group extends ChoiceGroup> = Codes[Group];

/** The field name in the message keys, if several resources have different codes for a field of the same name. */
const FIELDS = {
  reservation_status: "status",
  payment_state: "state",
  refund_state: "state",
  photo_state: "state",
  delivery_state: "state",
  letter_state: "state",
  payment_method: "method",
  refund_method: "method",
  event_kind: "kind",
} as const satisfies Partial<Record<ChoiceGroup, string>>;

type FieldOf<Group extends ChoiceGroup> = Group extends keyof typeof FIELDS ? (typeof FIELDS)[Group] : Group;

type Tones<Code extends string> = Readonly<Record<Code, BadgeTone>>;

/** A group with a code without a label is a type error. */
type Worded<Group extends ChoiceGroup> =
  `account.choice.${FieldOf<Group>}.${Codes[Group]}` extends keyof AccountMessages
    ? Tones<Codes[Group]>
    : never;

const CHOICES: { readonly [Group in ChoiceGroup]: Worded<Group> } = {
  state_status: { a: "success", p: "warning", d: "danger", e: "info" },
  /** The seven sales statuses of a listing. */
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
  payment_status: {
    unpaid: "warning",
    deposit: "info",
    paid: "success",
    overdue: "danger",
    refunded: "neutral",
  },
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
};

const fields: Partial<Record<ChoiceGroup, string>> = FIELDS;

const isCodeIn = <Group extends ChoiceGroup>(group: Group, code: string): code is CodeIn<Group> =>
  Object.hasOwn(CHOICES[group], code);

export const choiceCodes = <Group extends ChoiceGroup>(group: Group) =>
  Object.keys(CHOICES[group]).filter((code) => isCodeIn(group, code));

/** A page that is older than the server may receive unknown codes. */
export function choiceTone<Group extends ChoiceGroup>(group: Group, code: CodeIn<Group>): BadgeTone {
  const tones: Partial<Record<string, BadgeTone>> = CHOICES[group];
  return tones[code] ?? "neutral";
}

/** The label of a code; the code itself if there is none. */
export const choiceLabel = (group: ChoiceGroup, code: string) =>
  translateKnown(`account.choice.${fields[group] ?? group}.${code}`, code);

export const choiceOptions = (group: ChoiceGroup) =>
  choiceCodes(group).map((key) => ({ key, label: choiceLabel(group, key) }));
