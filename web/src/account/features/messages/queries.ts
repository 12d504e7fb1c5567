// Queries of the inbox.
import { queryOptions } from "@tanstack/react-query";
import { SCHEDULED_STATE, STATE_STATUS } from "@/api/codes";
import { sendForJson } from "@/api/request";
import type { Filters } from "@/api/resource";
import { partKey, rowPagesQuery, rowsQuery } from "../resources";
import type {
  Message,
  MessageTemplate,
  ScheduledMessage,
  TemplatePreview,
  Thread,
  Variable,
} from "./api-types";

const PAGE = 30;
const MOST = 100;

/** Views of the list beside the conversation. */
export const INBOX_VIEWS = ["inbox", "unread", "archived"] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

const FILTERS: Record<InboxView, Filters> = {
  inbox: { state_status: [STATE_STATUS.active] },
  unread: { state_status: [STATE_STATUS.active], unread__gt: 0 },
  archived: { state_status: [STATE_STATUS.paused] },
};

export const threadsListQuery = (view: InboxView, search: string) => ({ search, filters: FILTERS[view] });

export const threadsQuery = (view: InboxView, search: string) =>
  rowPagesQuery<Thread>("thread", { limit: PAGE, ...threadsListQuery(view, search) });

/** Newest first, as ordered by the server. */
export const messagesQuery = (thread: string) =>
  rowsQuery<Message>("message", { filters: { thread }, limit: MOST });

/**
 * Messages scheduled by a template's rule belong to the reservation, those scheduled by a user to the conversation; the reservation
 * finds both if there is one. Includes canceled messages, some of which were canceled because the guest refuses offers.
 */
export const scheduledQuery = ({ key, reservation }: Pick<Thread, "key" | "reservation">) =>
  rowsQuery<ScheduledMessage>("scheduled-message", {
    filters: {
      state: [SCHEDULED_STATE.waiting, SCHEDULED_STATE.failed, SCHEDULED_STATE.canceled],
      ...(reservation ? { reservation } : { thread: key }),
    },
    limit: MOST,
  });

export const templatesQuery = () =>
  rowsQuery<MessageTemplate>("message-template", {
    filters: { state_status: [STATE_STATUS.active] },
    limit: MOST,
  });

interface PreviewRequest {
  subject?: string;
  body: string;
  thread?: string;
}

export const previewQuery = (request: PreviewRequest) =>
  queryOptions({
    queryKey: partKey("message-template", "preview", JSON.stringify(request)),
    queryFn: ({ signal }) =>
      sendForJson<TemplatePreview>("/api/v2/message-template/preview/", {
        method: "POST",
        body: request,
        signal,
      }),
    retry: false,
  });

export const variablesQuery = () =>
  queryOptions({
    queryKey: partKey("message-template", "variables", ""),
    queryFn: async ({ signal }) => {
      const path = "/api/v2/message-template/variables/";
      return (await sendForJson<{ results: Variable[] }>(path, { signal })).results;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
