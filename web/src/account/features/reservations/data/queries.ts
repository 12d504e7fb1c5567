// A reservation as its page shows it: the row, the whole of it with its money, the bill, what happened and what was said.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { sendForJson } from "@/api/request";
import { partKey, type ResourceName, refreshRows, rowsQuery } from "../../resources";
import type { Bill, GuestLink, HistoryEntry, Message, Reservation, Thread } from "./wire";

/** Somebody else decides, and soon. */
export const isUnderWay = ({ status, payments }: Pick<Reservation, "status" | "payments">) =>
  status === RESERVATION_STATUS.tentative || payments.some(({ state }) => state === PAYMENT_STATE.pending);

const ASK_EVERY = 3000;
const MOST_MESSAGES = 100;

const at = (key: string, part: string) => `/api/v2/reservation/${encodeURIComponent(key)}/${part}/`;

/** What its guest sees of it, too. */
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

/** Asked for when it is wanted, and forgotten with its dialog: whoever has it is the guest. */
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

/** The newest first, as the server orders them. */
export const messagesQuery = (thread: string) =>
  rowsQuery<Message>("message", { filters: { thread }, limit: MOST_MESSAGES });

/** What an act can change. */
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
