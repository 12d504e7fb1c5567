// Queries of the reservation page: the row, the reservation with its payments, the bill, the history and the messages.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { sendForJson } from "@/api/request";
import { partKey, type ResourceName, refreshRows, rowsQuery } from "../../resources";
import type { Bill, GuestLink, HistoryEntry, Message, Reservation, Thread } from "./api-types";

/** Whether a decision by a third party is due soon. */
export const isUnderWay = ({ status, payments }: Pick<Reservation, "status" | "payments">) =>
  status === RESERVATION_STATUS.tentative || payments.some(({ state }) => state === PAYMENT_STATE.pending);

const ASK_EVERY = 3000;
const MAX_MESSAGES = 100;

const at = (key: string, part: string) => `/api/v2/reservation/${encodeURIComponent(key)}/${part}/`;

/** Includes what the guest sees. */
export const reservationQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("reservation", "whole", key),
    queryFn: ({ signal }) => sendForJson<Reservation>(at(key, "details"), { signal }),
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && ASK_EVERY,
  });

export const billQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("reservation", "bill", key),
    queryFn: ({ signal }) => sendForJson<Bill>(at(key, "bill"), { signal }),
  });

/** Loaded on demand and dropped with its dialog, since anybody with the link has the guest's access. */
export const guestLinkQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("reservation", "guest-link", key),
    queryFn: ({ signal }) => sendForJson<GuestLink>(at(key, "guest-link"), { signal }),
    gcTime: 0,
  });

export const historyQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("reservation", "history", key),
    queryFn: async ({ signal }) => {
      return (await sendForJson<{ results: HistoryEntry[] }>(at(key, "history"), { signal })).results;
    },
  });

export const agreementQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("reservation", "agreement", key),
    queryFn: async ({ signal }) => {
      const response = await fetch(at(key, "agreement"), { credentials: "same-origin", signal });
      if (!response.ok) throw new Error(`The agreement answered ${response.status}.`);
      return response.text();
    },
  });

export const threadsQuery = (reservation: string) =>
  rowsQuery<Thread>("thread", { filters: { reservation }, order_by: "-last_message_at" });

/** Newest first, as ordered by the server. */
export const messagesQuery = (thread: string) =>
  rowsQuery<Message>("message", { filters: { thread }, limit: MAX_MESSAGES });

/** Resources that an action can change. */
const TOUCHED: readonly ResourceName[] = [
  "reservation",
  "quote",
  "reservation-payment",
  "reservation-refund",
  "calendar-event",
  "thread",
  "message",
  "audit-entry",
];

export const refreshReservation = (client: QueryClient) =>
  Promise.all(TOUCHED.map((name) => refreshRows(client, name)));
