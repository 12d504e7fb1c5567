// What guest and owner have said about the reservation, and a field to answer.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { useState } from "react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { tabMemory } from "@/kit/kept";
import { Button } from "@/ui/button";
import { cx } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { SkeletonText } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";
import { useKeptState } from "@/ui/use-kept-state";
import { failureText } from "../../refusals";
import { recordHref, refreshRows, resourceOf } from "../../resources";
import { useMay } from "../../session";
import { Instant } from "../../values";
import { messagesQuery, threadsQuery } from "../data/queries";
import type { Message, Reservation } from "../data/wire";
import { Part } from "./part";
import { PartFailed } from "./part-failed";

const FIRST = 4;

export function ConversationPart({ reservation }: { reservation: Reservation }) {
  const threads = useQuery({ ...threadsQuery(reservation.key), meta: { isTold: true } });
  const thread = threads.data?.results[0];
  return (
    <Part
      title={t("account.talk.title")}
      className="print:hidden"
      action={
        thread && (
          <Link href={recordHref("thread", thread.key)} className="text-sm">
            {t("account.talk.open")}
          </Link>
        )
      }
    >
      {threads.isPending && <SkeletonText lines={4} />}
      {threads.isError && <PartFailed error={threads.error} onRetry={() => void threads.refetch()} />}
      {threads.data && !thread && <p className="text-sm text-ink-muted">{t("account.talk.none")}</p>}
      {thread && <Conversation thread={thread.key} />}
    </Part>
  );
}

function Conversation({ thread }: { thread: string }) {
  const [isWhole, setWhole] = useState(false);
  const said = useQuery({ ...messagesQuery(thread), meta: { isTold: true } });
  const mayAnswer = useMay("messages");
  const messages = said.data?.results.toReversed() ?? [];
  const shown = isWhole ? messages : messages.slice(-FIRST);
  return (
    <div className="flex flex-col gap-4">
      {said.isPending && <SkeletonText lines={4} />}
      {said.isError && <PartFailed error={said.error} onRetry={() => void said.refetch()} />}
      {messages.length > shown.length && (
        <Button size="sm" className="self-start" onPress={() => setWhole(true)}>
          {t("account.talk.earlier", { count: messages.length - shown.length })}
        </Button>
      )}
      <ol aria-live="polite" className="flex flex-col gap-3.5">
        {shown.map((message) => (
          <Bubble key={message.key} message={message} />
        ))}
      </ol>
      {mayAnswer && <Answer thread={thread} />}
    </div>
  );
}

function Bubble({ message: { author, author_name, body, sent_at } }: { message: Message }) {
  const isOurs = author === "host";
  return (
    <li className={cx("flex max-w-[85%] flex-col gap-1", isOurs ? "items-end self-end" : "items-start")}>
      <p className="px-1 text-xs text-ink-subtle">
        {author_name} · <Instant value={sent_at} />
      </p>
      <p
        className={cx(
          "rounded-xl px-4 py-2.5 text-[0.9375rem] wrap-anywhere whitespace-pre-line",
          isOurs ? "rounded-ee-sm bg-accent text-on-accent" : "rounded-es-sm bg-sunken",
        )}
      >
        {body}
      </p>
    </li>
  );
}

interface NewMessage extends Row {
  thread: string;
  body: string;
}

/** What was typed survives a reload, and a message that could not be sent. */
function Answer({ thread }: { thread: string }) {
  const client = useQueryClient();
  const [text, setText] = useKeptState(tabMemory, `answer:${thread}`, () => "");
  const send = useMutation({
    mutationFn: (body: string) => resourceOf<NewMessage>("message").create({ thread, body }),
    meta: { isTold: true },
    onSuccess: async () => {
      setText("");
      await Promise.all([refreshRows(client, "message"), refreshRows(client, "thread")]);
    },
  });
  const problem = failureText(send.error);
  return (
    <form
      className="flex flex-col items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !send.isPending) send.mutate(text);
      }}
    >
      <TextArea
        label={t("account.talk.answer")}
        rows={2}
        value={text}
        isInvalid={problem !== null}
        errorMessage={problem}
        onChange={setText}
      />
      <Button type="submit" size="sm" isPending={send.isPending} isDisabled={!text.trim()}>
        <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
        {t("account.talk.send")}
      </Button>
    </form>
  );
}
