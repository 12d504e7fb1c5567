// API types of conversations, messages and scheduled messages.
import type { Attachment } from "@/api/attachments";
import type { RowOf } from "@/api/rows";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type TemplatePreview = Schemas["TemplatePreviewOut"];
export type Variable = Schemas["VariableOut"];

export type Thread = RowOf<"thread">;

export type Message = RowOf<"message", { attachments: Attachment[] }>;

export type MessageTemplate = RowOf<"message-template">;

export type ScheduledMessage = RowOf<"scheduled-message">;

export const nameOfGuest = ({ guest_name, guest_email }: Pick<Thread, "guest_name" | "guest_email">) =>
  guest_name || guest_email;
