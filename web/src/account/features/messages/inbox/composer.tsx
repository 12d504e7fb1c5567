// The field to answer: kept while it is typed, filled from templates, sent now or later.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, FileText, SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { t } from "@/i18n/account";
import { browserMemory } from "@/kit/kept";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { TextArea } from "@/ui/text-area";
import { toasts } from "@/ui/toast-queue";
import { Tooltip } from "@/ui/tooltip";
import { useKeptState } from "@/ui/use-kept-state";
import { failureText } from "../../refusals";
import { refreshRows, resourceOf } from "../../resources";
import { instantText } from "../../values";
import type { Message, ScheduledMessage, Thread } from "../wire";

const TemplateDialog = lazy(async () => ({ default: (await import("./template-dialog")).TemplateDialog }));
const ScheduleDialog = lazy(async () => ({ default: (await import("./schedule-dialog")).ScheduleDialog }));

/** Variables that are still there when a text is sent would be read by the guest. */
export const leftVariables = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])];

export function Composer({ thread }: { thread: Thread }) {
  const client = useQueryClient();
  const [text, setText] = useKeptState(browserMemory, `answer:${thread.key}`, () => "");
  const [open, setOpen] = useState<"template" | "schedule" | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const left = leftVariables(text);

  const send = useMutation({
    mutationFn: (body: string) => resourceOf<Message>("message").create({ thread: thread.key, body }),
    meta: { isTold: true },
    onSuccess: async () => {
      setText("");
      await Promise.all([refreshRows(client, "message"), refreshRows(client, "thread")]);
    },
  });
  const schedule = useMutation({
    mutationFn: (send_at: string) =>
      resourceOf<ScheduledMessage>("scheduled-message").create({ thread: thread.key, body: text, send_at }),
    meta: { isTold: true },
    onSuccess: async ({ send_at }) => {
      setText("");
      setOpen(null);
      toasts.show({ kind: "success", title: t("account.inbox.sentAt", { time: instantText(send_at) }) });
      await refreshRows(client, "scheduled-message");
    },
  });

  const isReady = text.trim() !== "" && left.length === 0 && !send.isPending;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReady) send.mutate(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const insert = (words: string) => {
    setText(text.trim() ? `${text.trimEnd()}\n\n${words}` : words);
    setOpen(null);
    input.current?.focus();
  };
  const problem =
    left.length > 0 ? t("account.inbox.leftVariables", { names: left.join(", ") }) : failureText(send.error);
  return (
    <form
      onSubmit={submit}
      className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        <TextArea
          label={t("account.talk.answer")}
          placeholder={t("account.inbox.placeholder", { name: thread.guest_name })}
          rows={2}
          value={text}
          isInvalid={problem !== null}
          errorMessage={problem}
          onChange={setText}
          onKeyDown={onKeyDown}
          inputRef={input}
          className="[&_label]:sr-only [&_textarea]:max-h-[40dvh]"
        />
        <div className="flex items-center gap-1.5">
          <Button
            size="sm"
            variant="quiet"
            onPress={() => setOpen("template")}
            className="-ms-2 max-sm:min-h-11"
          >
            <FileText aria-hidden /> {t("account.inbox.template")}
          </Button>
          <span className="ms-auto text-xs text-ink-subtle max-md:hidden" aria-hidden>
            {t("account.inbox.sendKeys")}
          </span>
          <Tooltip text={t("account.inbox.sendLater")}>
            <IconButton
              label={t("account.inbox.sendLater")}
              size="sm"
              variant="secondary"
              isDisabled={!isReady}
              onPress={() => setOpen("schedule")}
              className="max-md:ms-auto max-sm:size-11"
            >
              <CalendarClock aria-hidden />
            </IconButton>
          </Tooltip>
          <Button
            type="submit"
            size="sm"
            variant="primary"
            isPending={send.isPending}
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
