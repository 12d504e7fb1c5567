// The inbox: conversations, the open one, and its context, side by side if there is room.
import { useNavigate, useParams } from "@tanstack/react-router";
import { MessagesSquare } from "lucide-react";
import { useRef, useState } from "react";
import { STATE_STATUS } from "@/api/codes";
import { t } from "@/i18n/inbox";
import { cx } from "@/ui/class-names";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { Drawer } from "@/ui/overlay/drawer";
import { useDocumentTitle } from "@/ui/use-document-title";
import { useMay } from "../../session";
import { ContextPane } from "./context/context-pane";
import { ConversationPane } from "./conversation/conversation-pane";
import { ThreadPane } from "./threads/thread-pane";
import { useInbox } from "./use-inbox";
import { useInboxKeys } from "./use-inbox-keys";

export function InboxScreen() {
  const { key } = useParams({ strict: false }) as { key?: string };
  const navigate = useNavigate();
  const mayWrite = useMay("messages");
  const inbox = useInbox(key ?? null);
  const { open, threads, params } = inbox;
  const [isContextOpen, setContextOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useDocumentTitle(t("account.nav.inbox"), "Casita");

  const go = (next: string | null) => {
    void navigate({
      to: (next ? `/messages/${next}/` : "/messages/") as never,
      search: Object.fromEntries(params) as never,
    });
  };
  /** The conversation to open next when the open one leaves the list. */
  const afterwards = () => {
    const place = threads.findIndex((thread) => thread.key === key);
    return (threads[place + 1] ?? threads[place - 1])?.key ?? null;
  };
  const act = (name: "archive" | "unarchive" | "mark-unread") => {
    if (!open || !mayWrite) return;
    const next = name === "mark-unread" || matchMedia("(max-width: 767px)").matches ? null : afterwards();
    inbox.act(name, [open]);
    go(next === open.key ? null : next);
  };
  useInboxKeys({
    move: (step) => {
      const place = threads.findIndex((thread) => thread.key === key);
      const next = threads[place < 0 ? 0 : Math.min(Math.max(place + step, 0), threads.length - 1)];
      if (next) go(next.key);
    },
    archive: mayWrite
      ? () => act(open?.state_status === STATE_STATUS.paused ? "unarchive" : "archive")
      : undefined,
    unread: mayWrite ? () => act("mark-unread") : undefined,
    search: () => search.current?.focus(),
    close: () => {
      if (key) go(null);
    },
  });

  return (
    <div className="grid min-h-0 flex-1 bg-surface max-sm:grid-rows-[1fr] sm:grid-cols-[19rem_minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)_20rem]">
      <ThreadPane
        inbox={inbox}
        openKey={key ?? null}
        searchRef={search}
        className={cx("border-line sm:border-e", key && "max-sm:hidden")}
      />
      {key ? (
        <ConversationPane
          key={key}
          threadKey={key}
          thread={open}
          error={inbox.openError}
          onBack={() => go(null)}
          onAction={act}
          onContext={() => setContextOpen(true)}
        />
      ) : (
        <div className="grid place-items-center max-sm:hidden lg:col-span-2">
          <ListPlaceholder
            icon={<MessagesSquare aria-hidden />}
            title={t("inbox.choose")}
            detail={t("inbox.chooseDetail")}
          />
        </div>
      )}
      {open && (
        <>
          <aside
            aria-label={t("inbox.context")}
            className="min-h-0 overflow-y-auto border-s border-line p-5 max-lg:hidden"
          >
            <ContextPane thread={open} />
          </aside>
          <Drawer title={t("inbox.context")} isOpen={isContextOpen} onOpenChange={setContextOpen}>
            <ContextPane thread={open} />
          </Drawer>
        </>
      )}
    </div>
  );
}
