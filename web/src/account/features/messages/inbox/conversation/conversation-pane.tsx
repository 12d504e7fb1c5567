// The open conversation: messages, scheduled messages, and the reply field.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, ArrowLeft, Inbox, Mail, PanelRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { STATE_STATUS } from "@/api/codes";
import { t } from "@/i18n/inbox";
import { IconButton } from "@/ui/action/icon-button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { FileDrop } from "@/ui/files/file-drop";
import { useChosenFiles } from "@/ui/files/use-chosen-files";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { Tooltip } from "@/ui/overlay/tooltip";
import { failureText } from "../../../error-texts";
import { Bubble } from "../../../reservations";
import { optimisticMutation, resourceOf, updateCachedRows } from "../../../resources";
import { useMay } from "../../../session";
import { nameOfGuest, type Thread } from "../../api-types";
import { messagesQuery } from "../../queries";
import { asRead } from "../../thread";
import { Composer } from "../composer/composer";
import { Initials } from "../initials";
import { ScheduledMessages } from "./scheduled-messages";
import { useNewestInSight } from "./use-newest-in-sight";

type ThreadAction = "archive" | "unarchive" | "mark-unread";

interface ConversationPaneProps {
  threadKey: string;
  thread?: Thread;
  error: Error | null;
  onBack: () => void;
  onAction: (act: ThreadAction) => void;
  onContext: () => void;
}

export function ConversationPane({ threadKey, thread, error, ...does }: ConversationPaneProps) {
  const mayWrite = useMay("messages");
  const files = useChosenFiles(threadKey);
  useReadOnOpen(thread, mayWrite);
  if (error && !thread) {
    return (
      <div className="grid min-h-0 place-items-center">
        <ListPlaceholder
          title={t("inbox.gone")}
          detail={failureText(error)}
          actionLabel={t("inbox.back")}
          onAction={does.onBack}
        />
      </div>
    );
  }
  return (
    <section
      aria-label={t("account.talk.title")}
      className="flex min-h-0 min-w-0 flex-col max-sm:fixed max-sm:inset-0 max-sm:z-30 max-sm:bg-surface"
    >
      <Head thread={thread} mayWrite={mayWrite} {...does} />
      <FileDrop
        onFiles={files.add}
        isDisabled={!mayWrite || files.isSending}
        className="flex min-h-0 flex-1 flex-col"
      >
        <Said threadKey={threadKey} thread={thread} />
        {mayWrite && thread && <Composer thread={thread} />}
      </FileDrop>
    </section>
  );
}

/** Marks a conversation as read when it is opened; marking it as unread is up to the user. */
function useReadOnOpen(thread: Thread | undefined, mayWrite: boolean) {
  const client = useQueryClient();
  // A refused request is repeated only when the user comes back to the page.
  const wasRefused = useRef(false);
  const { mutate } = useMutation({
    ...optimisticMutation(client, "thread", (read: Thread) => updateCachedRows<Thread>([read], asRead)),
    mutationFn: ({ key }: Thread) => resourceOf<Thread>("thread").actOnMany("mark-read", [key]),
    meta: { showsOwnError: true },
  });
  const isUnread = (thread?.unread ?? 0) > 0 && mayWrite;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes of the same conversation do not matter
  useEffect(() => {
    if (!isUnread || !thread) return;
    const read = () => {
      const heard = {
        onSuccess: () => {
          wasRefused.current = false;
        },
        onError: () => {
          wasRefused.current = true;
        },
      };
      if (document.visibilityState === "visible") mutate(thread, heard);
    };
    if (!wasRefused.current) read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [isUnread, mutate]);
}

interface HeadProps extends Pick<ConversationPaneProps, "onBack" | "onAction" | "onContext"> {
  thread?: Thread;
  mayWrite: boolean;
}

function Head({ thread, mayWrite, onBack, onAction, onContext }: HeadProps) {
  const isArchived = thread?.state_status === STATE_STATUS.paused;
  const name = thread && nameOfGuest(thread);
  return (
    <header className="flex min-h-16 items-center gap-1 border-b sm:gap-3 border-line px-4 py-2.5">
      <IconButton label={t("inbox.back")} size="sm" onPress={onBack} className="-ms-1.5 size-11 sm:hidden">
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      {name ? (
        <Initials name={name} className="max-sm:hidden" />
      ) : (
        <Skeleton className="size-9 rounded-full" />
      )}
      <div className="min-w-0 flex-1">
        {thread ? (
          <>
            <h2 className="truncate font-semibold">{name}</h2>
            <p className="truncate text-xs text-ink-subtle">{thread.property_name ?? thread.subject}</p>
          </>
        ) : (
          <Skeleton className="h-5 w-40" />
        )}
      </div>
      {mayWrite && thread && (
        <>
          <Tooltip text={t("account.action.mark-unread")}>
            <IconButton
              label={t("account.action.mark-unread")}
              size="sm"
              className="max-sm:size-11"
              onPress={() => onAction("mark-unread")}
            >
              <Mail aria-hidden />
            </IconButton>
          </Tooltip>
          <Tooltip text={t(isArchived ? "account.action.unarchive" : "account.action.archive")}>
            <IconButton
              label={t(isArchived ? "account.action.unarchive" : "account.action.archive")}
              size="sm"
              className="max-sm:size-11"
              onPress={() => onAction(isArchived ? "unarchive" : "archive")}
            >
              {isArchived ? <Inbox aria-hidden /> : <Archive aria-hidden />}
            </IconButton>
          </Tooltip>
        </>
      )}
      <IconButton
        label={t("inbox.context")}
        size="sm"
        onPress={onContext}
        className="max-sm:size-11 lg:hidden"
      >
        <PanelRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </header>
  );
}

function Said({ threadKey, thread }: { threadKey: string; thread?: Thread }) {
  const said = useQuery({ ...messagesQuery(threadKey), meta: { showsOwnError: true } });
  const messages = said.data?.results.toReversed() ?? [];
  const frame = useRef<HTMLElement>(null);
  useNewestInSight(frame, messages.at(-1)?.key);
  return (
    <section
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      aria-label={t("inbox.said")}
      className="focus-ring min-h-0 flex-1 overflow-y-auto px-4 py-5 -outline-offset-2 sm:px-6"
    >
      {said.isPending && <SaidLoading />}
      {said.isError && (
        <ListPlaceholder
          title={t("account.list.failed")}
          detail={failureText(said.error)}
          actionLabel={t("account.retry")}
          onAction={() => void said.refetch()}
        />
      )}
      <ol aria-live="polite" className="mx-auto flex max-w-3xl flex-col gap-3.5">
        {messages.map((message) => (
          <Bubble key={message.key} message={message} />
        ))}
      </ol>
      {thread && <ScheduledMessages thread={thread} />}
    </section>
  );
}

const SaidLoading = () => (
  <div aria-busy="true" className="mx-auto flex max-w-3xl flex-col gap-4">
    <Skeleton className="h-16 w-3/5 rounded-xl" />
    <Skeleton className="h-10 w-2/5 self-end rounded-xl" />
    <Skeleton className="h-20 w-3/5 rounded-xl" />
  </div>
);
