// What guest and owner have said about the reservation, and a field to answer.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { useState } from "react";
import { sendForJson } from "@/api/request";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { browserMemory } from "@/kit/kept";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { SkeletonText } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";
import { useKeptState } from "@/ui/use-kept-state";
import { failureText } from "../../refusals";
import { recordHref, refreshRows, resourceOf } from "../../resources";
import { useMay } from "../../session";
import { messagesQuery, threadsQuery } from "../data/queries";
import type { Reservation } from "../data/wire";
import { Bubble } from "./bubble";
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
      {threads.data && !thread && <Beginning reservation={reservation.key} />}
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
      {mayAnswer && (
        <Answer
          draft={thread}
          label={t("account.talk.answer")}
          onSend={(body) => resourceOf<NewMessage>("message").create({ thread, body })}
        />
      )}
    </div>
  );
}

/** Nobody has written yet: who does begins the conversation. */
function Beginning({ reservation }: { reservation: string }) {
  const mayWrite = useMay("messages");
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t("account.talk.none")}</p>
      {mayWrite && (
        <Answer
          draft={reservation}
          label={t("account.talk.first")}
          onSend={(message) =>
            sendForJson(`/api/v2/reservation/${encodeURIComponent(reservation)}/message/`, {
              method: "POST",
              body: { message },
            })
          }
        />
      )}
    </div>
  );
}

interface NewMessage extends Row {
  thread: string;
  body: string;
}

interface AnswerProps {
  /** What the draft is kept under. */
  draft: string;
  label: string;
  onSend: (text: string) => Promise<unknown>;
}

/** What was typed survives a reload, and a message that could not be sent. */
function Answer({ draft, label, onSend }: AnswerProps) {
  const client = useQueryClient();
  const [text, setText] = useKeptState(browserMemory, `answer:${draft}`, () => "");
  const send = useMutation({
    mutationFn: onSend,
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
        label={label}
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
