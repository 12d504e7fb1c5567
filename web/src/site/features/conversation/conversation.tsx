// Guest and owner talk about a booking: what was said, as it is said, and a field to say more.
import { SendHorizontal } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { Button } from "@/ui/button";
import { cx } from "@/ui/class-names";
import { SkeletonText } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";
import { type MessageContext, type MessageText, sendingFailure, sendMessage } from "../messages";
import { keep, readKept, type Said, useSite } from "../site";
import { useConversation } from "./use-conversation";

export interface ConversationProps {
  reservation: string;
  /** What is written is about this. */
  context: MessageContext;
  guest: Omit<MessageText, "message">;
}

export function Conversation({ reservation, context, guest }: ConversationProps) {
  const { said, error } = useConversation(reservation);
  return (
    <div className="flex flex-col gap-5">
      {!said && !error && <SkeletonText lines={3} />}
      {error && <p role="alert">{t("site.refusal.unreachable")}</p>}
      {said && <Words said={said} />}
      <Field {...{ reservation, context, guest }} />
    </div>
  );
}

function Words({ said }: { said: readonly Said[] }) {
  const { site } = useSite();
  if (said.length === 0)
    return <p className="text-ink-muted">{t("site.talk.empty", { owner: site.name })}</p>;
  return (
    <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-4">
      {said.map((words) => (
        <Bubble key={words.key} words={words} />
      ))}
    </ol>
  );
}

const timeText = (instant: string) =>
  new Intl.DateTimeFormat(currentFormat(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(instant),
  );

function Bubble({ words: { author, author_name, message, sent_at } }: { words: Said }) {
  const isGuest = author === "guest";
  return (
    <li className={cx("flex max-w-[85%] flex-col gap-1", isGuest ? "items-end self-end" : "items-start")}>
      <p className="px-1 text-sm text-ink-subtle">
        {isGuest ? t("site.talk.you") : author_name} · <time dateTime={sent_at}>{timeText(sent_at)}</time>
      </p>
      <p
        className={cx(
          "rounded-xl px-4 py-2.5 wrap-anywhere whitespace-pre-line",
          isGuest ? "rounded-ee-sm bg-accent text-on-accent" : "rounded-es-sm bg-sunken",
        )}
      >
        {message}
      </p>
    </li>
  );
}

/** What was typed survives a reload, and a message that could not be sent. */
function Field({ reservation, context, guest }: ConversationProps) {
  const key = `talk:${reservation}`;
  const [text, setText] = useState(() => readKept<string>(key) ?? "");
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const type = (next: string) => {
    setText(next);
    keep(key, next || null);
    setFailure(null);
  };
  const send = async () => {
    if (!text.trim()) return setFailure(t("site.form.required"));
    setPending(true);
    try {
      await sendMessage(context, { ...guest, message: text });
      type("");
    } catch (error) {
      setFailure(sendingFailure(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        className="w-full"
        rows={2}
        label={t("site.message.label")}
        value={text}
        onChange={type}
        isInvalid={failure !== null}
        errorMessage={failure ?? undefined}
      />
      <Button type="submit" isPending={isPending}>
        <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
        {t("site.message.send")}
      </Button>
    </form>
  );
}
