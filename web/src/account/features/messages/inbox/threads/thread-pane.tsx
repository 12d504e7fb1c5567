// List of conversations: views, search, bulk actions.
import {
  Archive,
  Inbox as InboxIcon,
  Mail,
  MailOpen,
  MoreHorizontal,
  SearchX,
  TableProperties,
  Trash2,
  X,
} from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { t } from "@/i18n/inbox";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from "@/ui/overlay/menu";
import { failureText } from "../../../error-texts";
import { Matching } from "../../../lists";
import { listHref } from "../../../resources";
import { useMay } from "../../../session";
import { INBOX_VIEWS } from "../../queries";
import type { Inbox } from "../use-inbox";
import { ThreadRow } from "./thread-row";

interface ThreadPaneProps {
  inbox: Inbox;
  openKey: string | null;
  searchRef: RefObject<HTMLInputElement | null>;
  className?: string;
}

export function ThreadPane({ inbox, openKey, searchRef, className }: ThreadPaneProps) {
  const mayWrite = useMay("messages");
  return (
    <div className={cx("flex min-h-0 min-w-0 flex-col", className)}>
      <header className="flex flex-col gap-3 border-b border-line px-4 pt-4 max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:bg-surface">
        <div className="flex items-center gap-2">
          <h1 className="text-lg font-semibold tracking-tight">{t("account.nav.inbox")}</h1>
          <Tools inbox={inbox} mayWrite={mayWrite} />
        </div>
        <ListSearchInput
          label={t("account.list.search", { noun: t("account.nav.inbox") })}
          placeholder={t("inbox.search")}
          value={inbox.query}
          onSearch={inbox.search}
          inputRef={searchRef}
        />
        <nav aria-label={t("inbox.views")} className="-mb-px flex gap-4">
          {INBOX_VIEWS.map((view) => (
            <PlainButton
              key={view}
              aria-current={inbox.view === view ? "true" : undefined}
              onPress={() => inbox.show(view)}
              className={cx(
                "focus-ring h-9 border-b-2 text-sm font-medium -outline-offset-2 transition-colors max-sm:h-11",
                inbox.view === view
                  ? "border-accent text-ink"
                  : "border-transparent text-ink-subtle data-hovered:border-line-strong data-hovered:text-ink",
              )}
            >
              {t(`account.preset.${view}`)}
            </PlainButton>
          ))}
        </nav>
      </header>
      {(inbox.selection.size > 0 || inbox.progress) && <ChosenBar inbox={inbox} />}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Threads inbox={inbox} openKey={openKey} isSelectable={mayWrite} />
      </div>
    </div>
  );
}

function Tools({ inbox, mayWrite }: { inbox: Inbox; mayWrite: boolean }) {
  return (
    <div className="ms-auto">
      <MenuTrigger>
        <IconButton label={t("account.bulk.actions")} size="sm" className="max-sm:size-11">
          <MoreHorizontal aria-hidden />
        </IconButton>
        <Menu>
          {mayWrite && [
            <MenuItem key="read" icon={<MailOpen />} onAction={() => inbox.actOnChosen("mark-read")}>
              {t("account.action.mark-read")}
            </MenuItem>,
            <MenuItem key="unread" icon={<Mail />} onAction={() => inbox.actOnChosen("mark-unread")}>
              {t("account.action.mark-unread")}
            </MenuItem>,
            <MenuItem key="archive" icon={<Archive />} onAction={() => inbox.actOnChosen("archive")}>
              {t("account.action.archive")}
            </MenuItem>,
            <MenuItem key="unarchive" icon={<InboxIcon />} onAction={() => inbox.actOnChosen("unarchive")}>
              {t("account.action.unarchive")}
            </MenuItem>,
            <MenuItem key="delete" isDangerous icon={<Trash2 />} onAction={() => inbox.actOnChosen("delete")}>
              {t("account.action.delete")}
            </MenuItem>,
            <MenuSeparator key="line" />,
          ]}
          <MenuItem icon={<TableProperties />} href={`${listHref("thread")}table/`}>
            {t("inbox.table")}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  );
}

/** Actions on the selected conversations, while any are selected. */
function ChosenBar({ inbox }: { inbox: Inbox }) {
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t("account.bulk.actions")}
      className="flex flex-col gap-1 border-b border-line bg-accent-soft px-3 py-1.5 outline-none"
    >
      {inbox.selection.size > 0 && <ChosenActions inbox={inbox} />}
      <Matching
        matching={inbox.matching}
        total={inbox.total ?? 0}
        selected={inbox.selection.size}
        areAllShownSelected={inbox.selection.stateOf(inbox.threads) === "all"}
        isOfferedEarly
        progress={inbox.progress}
      />
    </div>
  );
}

function ChosenActions({ inbox }: { inbox: Inbox }) {
  const isArchive = inbox.view === "archived";
  return (
    <div className="flex items-center gap-1">
      <span aria-live="polite" className="me-auto text-sm font-medium tabular-nums">
        {t("account.bulk.selected", { count: inbox.selection.size })}
      </span>
      <IconButton
        label={t("account.action.mark-read")}
        size="sm"
        isDisabled={inbox.isActing}
        onPress={() => inbox.actOnChosen("mark-read")}
      >
        <MailOpen aria-hidden />
      </IconButton>
      <IconButton
        label={t(isArchive ? "account.action.unarchive" : "account.action.archive")}
        size="sm"
        isDisabled={inbox.isActing}
        onPress={() => inbox.actOnChosen(isArchive ? "unarchive" : "archive")}
      >
        {isArchive ? <InboxIcon aria-hidden /> : <Archive aria-hidden />}
      </IconButton>
      <IconButton label={t("account.bulk.clear")} size="sm" onPress={inbox.clear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

interface ThreadsProps {
  inbox: Inbox;
  openKey: string | null;
  isSelectable: boolean;
}

function Threads({ inbox, openKey, isSelectable }: ThreadsProps) {
  const { answer, threads, params } = inbox;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (openKey) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [openKey]);
  if (answer.isPending) return <ThreadsLoading />;
  if (answer.isError) {
    return (
      <ListPlaceholder
        title={t("account.list.failed")}
        detail={failureText(answer.error)}
        actionLabel={t("account.retry")}
        onAction={() => void answer.refetch()}
      />
    );
  }
  if (threads.length === 0) return <NoThreads inbox={inbox} />;
  return (
    <>
      <ul ref={list} aria-label={t(`account.preset.${inbox.view}`)} className="divide-y divide-line">
        {threads.map((thread) => (
          <ThreadRow
            key={thread.key}
            thread={thread}
            search={params.toString()}
            isOpen={thread.key === openKey}
            isChosen={inbox.selection.has(thread)}
            isChoosing={inbox.selection.size > 0}
            onToggle={isSelectable ? () => inbox.toggle(thread) : undefined}
          />
        ))}
      </ul>
      {answer.hasNextPage && (
        <div className="p-3">
          <Button
            size="sm"
            className="w-full"
            isPending={answer.isFetchingNextPage}
            onPress={() => void answer.fetchNextPage()}
          >
            {t("inbox.more")}
          </Button>
        </div>
      )}
    </>
  );
}

function NoThreads({ inbox }: { inbox: Inbox }) {
  if (inbox.query) {
    return (
      <ListPlaceholder
        icon={<SearchX aria-hidden />}
        title={t("inbox.nothingFound")}
        actionLabel={t("inbox.clearSearch")}
        onAction={() => inbox.search("")}
      />
    );
  }
  return (
    <ListPlaceholder
      icon={<InboxIcon aria-hidden />}
      title={t(`inbox.empty.${inbox.view}`)}
      detail={inbox.view === "inbox" ? t("account.empty.thread") : undefined}
    />
  );
}

const ThreadsLoading = () => (
  <div aria-busy="true" className="divide-y divide-line">
    {Array.from({ length: 8 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
      <div key={place} className="flex gap-3 p-4">
        <Skeleton className="size-9 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
);
