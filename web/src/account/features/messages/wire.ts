// What the API says of conversations, what is said in them, and what is said later.
import type { Attachment } from "@/api/attachments";
import type { Row } from "@/api/resource";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type TemplatePreview = Schemas["TemplatePreviewOut"];
export type Variable = Schemas["VariableOut"];

export interface Thread extends Row {
  guest_name: string;
  guest_email: string;
  guest_phone: string;
  subject: string;
  property: string | null;
  property_name: string | null;
  quote: string | null;
  reservation: string | null;
  /** What the guest asks about, where that was said. */
  check_in: string | null;
  check_out: string | null;
  adults: number | null;
  children: number | null;
  pets: number | null;
  last_snippet: string;
  last_message_at: string;
  unread: number;
  state_status: string;
}

export interface Message extends Row {
  thread: string;
  author: string;
  author_name: string;
  body: string;
  subject: string;
  is_offer: boolean;
  sent_at: string;
  attachments: Attachment[];
}

export interface MessageTemplate extends Row {
  name: string;
  subject: string;
  body: string;
  days_before_check_in: number | null;
  is_offer: boolean;
  state_status: string;
  updated_at: string;
}

export interface ScheduledMessage extends Row {
  thread: string | null;
  reservation: string | null;
  property_name: string | null;
  template: string | null;
  template_name: string | null;
  guest_first_name: string | null;
  guest_last_name: string | null;
  guest_name: string | null;
  author_name: string;
  body: string;
  subject: string;
  is_offer: boolean;
  send_at: string;
  sent_at: string | null;
  state: string;
  failure: string | null;
}

export const nameOfGuest = ({ guest_name, guest_email }: Pick<Thread, "guest_name" | "guest_email">) =>
  guest_name || guest_email;
