// Sends a guest's message; the server keeps it in a thread and tells the owner.
import { createApi, dataOf } from "@/api/client";
import type { IsoDate } from "@/kit/civil-date";

/** What the message is about. */
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

/** What the guest types. */
export interface MessageText {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
}

interface MessagePaths {
  "/websites/api/v2/reservation-message": {
    post: {
      requestBody: { content: { "application/json": MessageContext & MessageText } };
      responses: { 201: { content: { "application/json": { key: string; thread: string } } } };
    };
  };
}

const api = createApi<MessagePaths>();

export type SendMessage = (context: MessageContext, text: MessageText) => Promise<unknown>;

export const sendMessage: SendMessage = (context, text) =>
  dataOf(api.POST("/websites/api/v2/reservation-message", { body: { ...context, ...text } }));
