// Reply field: stores the draft, fills in templates, sends now or later, with or without files.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, FileText, SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { fileErrors } from "@/api/attachments";
import { t } from "@/i18n/inbox";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { AttachButton } from "@/ui/files/attach-button";
import { ChosenFileList } from "@/ui/files/chosen-file-list";
import { useChosenFiles } from "@/ui/files/use-chosen-files";
import { TextArea } from "@/ui/form/text-area";
import { toasts } from "@/ui/overlay/toast-queue";
import { Tooltip } from "@/ui/overlay/tooltip";
import { answerWithFiles } from "../../../reservations";
import { refreshRows, resourceOf } from "../../../resources";
import { instantText } from "../../../values";
import type { Message, ScheduledMessage, Thread } from "../../api-types";
import {
  type Draft,
  type FilledTemplate,
  leftVariables,
  NO_DRAFT,
  withTemplate,
  withText,
  wordsOf,
} from "./draft";
import { DraftHeading } from "./draft-heading";
import { sendingFailure } from "./sending-failure";
import { useDraft } from "./use-draft";

const TemplateDialog = lazy(async () => ({ default: (await import("./template-dialog")).TemplateDialog }));
const ScheduleDialog = lazy(async () => ({ default: (await import("./schedule-dialog")).ScheduleDialog }));

export function Composer({ thread }: { thread: Thread }) {
  const client = useQueryClient();
  const [draft, setDraft] = useDraft(thread.key);
  const [open, setOpen] = useState<"template" | "schedule" | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  const files = useChosenFiles(thread.key);
  const left = leftVariables(draft);

  const send = useMutation({
    mutationFn: (): Promise<unknown> => {
      const { body, ...heading } = wordsOf(draft);
      if (files.isEmpty)
        return resourceOf<Message>("message").create({ thread: thread.key, body, ...heading });
      return files.send((chosen, onProgress) =>
        answerWithFiles(thread.key, { message: body, ...heading }, chosen, onProgress),
      );
    },
    meta: { showsOwnError: true },
    onError: (error) => files.complain(fileErrors(error)),
    onSuccess: async () => {
      setDraft(NO_DRAFT);
      await Promise.all([refreshRows(client, "message"), refreshRows(client, "thread")]);
    },
  });
  const schedule = useMutation({
    mutationFn: (send_at: string) =>
      resourceOf<ScheduledMessage>("scheduled-message").create({
        thread: thread.key,
        ...wordsOf(draft),
        send_at,
      }),
    meta: { showsOwnError: true },
    onSuccess: async ({ send_at }) => {
      setDraft(NO_DRAFT);
      setOpen(null);
      toasts.show({ kind: "success", title: t("inbox.sentAt", { time: instantText(send_at) }) });
      await refreshRows(client, "scheduled-message");
    },
  });

  const hasWords = draft.text.trim() !== "";
  const isFree = left.length === 0 && !send.isPending && !files.isSending;
  const isReady = isFree && (hasWords || !files.isEmpty);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReady) send.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const change = (next: Draft) => {
    setDraft(next);
    if (send.isError) send.reset();
  };
  const insert = (filled: FilledTemplate) => {
    change(withTemplate(draft, filled));
    setOpen(null);
    input.current?.focus();
  };
  const removeSubject = () => {
    change({ ...draft, subject: null });
    input.current?.focus();
  };
  const sendLater = () => (files.isEmpty ? setOpen("schedule") : files.complain([t("inbox.filesNow")]));
  const problem =
    left.length > 0 ? t("inbox.leftVariables", { names: left.join(", ") }) : sendingFailure(send.error);
  return (
    <form
      onSubmit={submit}
      className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        <DraftHeading
          draft={draft}
          onChange={(subject) => change({ ...draft, subject })}
          onRemove={removeSubject}
          onKeyDown={onKeyDown}
        />
        <TextArea
          label={t("account.talk.answer")}
          placeholder={t("inbox.placeholder", { name: thread.guest_name })}
          rows={2}
          value={draft.text}
          isReadOnly={files.isSending}
          isInvalid={problem !== null}
          errorMessage={problem}
          onChange={(text) => change(withText(draft, text))}
          onKeyDown={onKeyDown}
          inputRef={input}
          className="[&_label]:sr-only [&_textarea]:max-h-[40dvh]"
        />
        <ChosenFileList files={files} attachButton={attachButton} className="max-h-52 overflow-y-auto" />
        <div className="flex items-center gap-1.5">
          <AttachButton files={files} buttonRef={attachButton} className="-ms-2 max-sm:size-11" />
          <Button
            size="sm"
            variant="quiet"
            isDisabled={files.isSending}
            onPress={() => setOpen("template")}
            className="max-sm:min-h-11"
          >
            <FileText aria-hidden /> {t("inbox.template")}
          </Button>
          <span className="ms-auto text-xs text-ink-subtle max-md:hidden" aria-hidden>
            {t("inbox.sendKeys")}
          </span>
          <Tooltip text={t("inbox.sendLater")}>
            <IconButton
              label={t("inbox.sendLater")}
              size="sm"
              variant="secondary"
              isDisabled={!isFree || !hasWords}
              onPress={sendLater}
              className="max-md:ms-auto max-sm:size-11"
            >
              <CalendarClock aria-hidden />
            </IconButton>
          </Tooltip>
          <Button
            type="submit"
            size="sm"
            variant="primary"
            isPending={send.isPending || files.isSending}
            isDisabled={!isReady}
            className="max-sm:min-h-11"
          >
            <SendHorizontal aria-hidden className="rtl:-scale-x-100" /> {t("account.talk.send")}
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {open === "template" && (
          <TemplateDialog thread={thread} onInsert={insert} onClose={() => setOpen(null)} />
        )}
        {open === "schedule" && (
          <ScheduleDialog
            thread={thread}
            isPending={schedule.isPending}
            error={schedule.error}
            onSchedule={(at) => schedule.mutate(at)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </form>
  );
}
