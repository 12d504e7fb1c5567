// Sends a guest's message; the server stores it in a thread and notifies the owner.
import { api, dataOf } from "@/api/client";
import type { IsoDate } from "@/kit/dates/civil-date";

/** The subject of the message. */
export interface MessageContext {
  property: string;
  namespace: string;
  quote?: string;
  check_in?: IsoDate;
  check_out?: IsoDate;
  adults: number;
  children: number;
  pets: number;
  smoker: boolean;
}

/** The form's input. */
export interface MessageText {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
}

export type SendMessage = (context: MessageContext, text: MessageText) => Promise<unknown>;

export const sendMessage: SendMessage = (context, text) =>
  dataOf(api.POST("/websites/api/v2/reservation-message", { body: { ...context, ...text } }));
