// API calls for actions on a reservation.
import { type Call, sendForJson } from "@/api/request";
import type {
  Canceled,
  CancelPreview,
  CancelRequest,
  ChargeRequest,
  GuestLink,
  MovePreview,
  MoveRequest,
  NewReservation,
  OutsidePayment,
  RefundRequest,
  Reservation,
  ReservationPreview,
} from "./api-types";

const ROOT = "/api/v2/reservation/";

const at = (key: string, act: string) => `${ROOT}${encodeURIComponent(key)}/${act}/`;

type More = Pick<Call, "idempotencyKey" | "signal">;

const post = <T>(path: string, body: unknown, more?: More) =>
  sendForJson<T>(path, { method: "POST", body, ...more });

const act = (key: string, name: string, body: unknown = {}, more?: More) =>
  post<Reservation>(at(key, name), body, more);

export const accept = (key: string) => act(key, "accept");
export const decline = (key: string, body: { reason: string }) => act(key, "decline", body);
export const setLocked = (key: string, isLocked: boolean) => act(key, isLocked ? "lock" : "unlock");
export const changeStay = (key: string, body: MoveRequest) => act(key, "move", body);
export const charge = (key: string, body: ChargeRequest, idempotencyKey: string) =>
  act(key, "charge", body, { idempotencyKey });
export const refund = (key: string, body: RefundRequest, idempotencyKey: string) =>
  act(key, "refund", body, { idempotencyKey });
export const recordPayment = (key: string, body: OutsidePayment, idempotencyKey: string) =>
  act(key, "record-payment", body, { idempotencyKey });

export const cancel = async (key: string, body: CancelRequest) =>
  (await post<Canceled>(at(key, "cancel"), body)).reservation;

/** The guest's former link stops working. */
export const renewGuestLink = (key: string) => post<GuestLink>(at(key, "guest-link"), {});

/** The refund that canceling would give; takes the same fields as canceling. */
export function previewCancel(
  key: string,
  { refund: rule, amount }: Pick<CancelRequest, "refund" | "amount">,
  signal: AbortSignal,
) {
  const query = new URLSearchParams();
  if (rule) query.set("refund", rule);
  if (amount != null) query.set("amount", String(amount));
  return sendForJson<CancelPreview>(at(key, "cancel-preview"), { query, signal });
}

export const previewMove = (key: string, body: MoveRequest, signal: AbortSignal) =>
  post<MovePreview>(at(key, "move-preview"), body, { signal });

export const previewReservation = (body: NewReservation, signal: AbortSignal) =>
  post<ReservationPreview>(`${ROOT}preview/`, body, { signal });

export const createReservation = (body: NewReservation, idempotencyKey: string) =>
  post<Reservation>(ROOT, body, { idempotencyKey });
