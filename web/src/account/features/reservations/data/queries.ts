// A reservation as its page shows it: the row, the whole of it with its money, the bill, what happened and what was said.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import { partKey, type ResourceName, refreshRows, rowsQuery } from "../../resources";
import type { Bill, HistoryEntry, Message, Reservation, Thread } from "./wire";

/** Somebody else decides, and soon. */
export const isUnderWay = ({ status, payments }: Pick<Reservation, "status" | "payments">) =>
  status === "t" || payments.some(({ state }) => state === "pending");

const ASK_EVERY = 3000;
const MOST_MESSAGES = 100;

/** Owner and guest look at the same thing: the reservation as it is told to whoever holds its key. */
export const reservationQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("reservation", "whole", key),
    queryFn: ({ signal }) =>
      sendForJson<Reservation>(`/websites/api/v2/reservation/${encodeURIComponent(key)}/`, { signal }),
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && ASK_EVERY,
  });

export const billQuery = (quote: string) =>
  queryOptions({
    queryKey: partKey("quote", "bill", quote),
    queryFn: ({ signal }) =>
      sendForJson<Bill>(`/websites/api/v2/quote/${encodeURIComponent(quote)}/`, { signal }),
  });

export const historyQuery = (key: string) =>
  queryOptions({
    queryKey: partKey("reservation", "history", key),
    queryFn: async ({ signal }) => {
      const path = `/api/v2/reservation/${encodeURIComponent(key)}/history/`;
      return (await sendForJson<{ results: HistoryEntry[] }>(path, { signal })).results;
    },
  });

export const agreementQuery = (quote: string) =>
  queryOptions({
    queryKey: partKey("quote", "agreement", quote),
    queryFn: async ({ signal }) => {
      const path = `/websites/api/v2/quote/${encodeURIComponent(quote)}/agreement/`;
      const response = await fetch(path, { credentials: "same-origin", signal });
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
