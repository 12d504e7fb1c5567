// State of the inbox: the list by the address, the open conversation, and actions on several conversations.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { STATE_STATUS } from "@/api/codes";
import {
  type ActionName,
  sayNothingSelected,
  useAddress,
  useBulk,
  useMatching,
  useSelectedRows,
} from "../../lists";
import { rowQuery } from "../../resources";
import type { Thread } from "../api-types";
import { INBOX_VIEWS, type InboxView, threadsListQuery, threadsQuery } from "../queries";
import { threadList } from "../thread";

const isView = (name: string | null): name is InboxView => INBOX_VIEWS.includes(name as InboxView);

/** The view by its name, or by the filter parameters of the table, which other screens link to. */
export function viewOf(params: URLSearchParams): InboxView {
  const named = params.get("view");
  if (isView(named)) return named;
  if (params.has("unread__gt")) return "unread";
  return params.get("state_status") === STATE_STATUS.paused ? "archived" : "inbox";
}

export function useInbox(openKey: string | null) {
  const { params, go } = useAddress();
  const view = viewOf(params);
  const query = params.get("query") ?? "";
  const answer = useInfiniteQuery({ ...threadsQuery(view, query), meta: { showsOwnError: true } });
  const threads = useMemo(() => answer.data?.pages.flatMap(({ results }) => results) ?? [], [answer.data]);

  const listed = threads.find(({ key }) => key === openKey);
  const single = useQuery({
    ...rowQuery<Thread>("thread", openKey ?? ""),
    enabled: openKey !== null,
    meta: { showsOwnError: true },
  });

  const { selection, setSelection, chosen, clear, add, drop } = useSelectedRows<Thread>(threads, {
    filters: { view },
    query,
  });
  const bulk = useBulk(threadList, drop);
  const matching = useMatching<Thread>({
    resource: "thread",
    query: threadsListQuery(view, query),
    isNothingSelected: selection.size === 0,
    onFound: add,
  });
  const actionOf = (name: ActionName) => threadList.actions?.find((action) => action.name === name);

  const change = (name: string, value: string) => {
    const next = new URLSearchParams({ view, query, [name]: value });
    if (next.get("view") === "inbox") next.delete("view");
    if (!next.get("query")) next.delete("query");
    go(next, { replace: name === "query" });
  };

  return {
    params,
    view,
    query,
    answer,
    threads,
    total: answer.data?.pages[0]?.total_count,
    open: openKey === null ? undefined : (single.data ?? listed),
    openError: single.error,
    selection,
    toggle: (thread: Thread) => setSelection(selection.toggle(thread)),
    clear,
    matching,
    isActing: bulk.isPending || matching.isUnderWay,
    progress: bulk.progress,
    show: (next: InboxView) => change("view", next),
    search: (text: string) => change("query", text),
    act: (name: ActionName, rows: readonly Thread[]) => {
      const action = actionOf(name);
      if (action) bulk.mutate({ action, rows });
    },
    actOnChosen: (name: ActionName) => {
      const action = actionOf(name);
      if (selection.size === 0) sayNothingSelected(threadList.nothingSelected?.());
      else if (action) bulk.mutate({ action, rows: chosen() });
    },
  };
}

export type Inbox = ReturnType<typeof useInbox>;
