// Messages between guest and owner about the reservation, and a field to reply.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sendForJson } from "@/api/request";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Link } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { FileDrop } from "@/ui/files/file-drop";
import { useChosenFiles } from "@/ui/files/use-chosen-files";
import { recordHref, resourceOf } from "../../../resources";
import { useMay } from "../../../session";
import { answerWithFiles } from "../../data/answer-with-files";
import type { Reservation } from "../../data/api-types";
import { messagesQuery, threadsQuery } from "../../data/queries";
import { Part } from "../part";
import { PartFailed } from "../part-failed";
import { AnswerForm } from "./answer-form";
import { Bubble } from "./bubble";

const FIRST = 4;

export function ConversationPart({ reservation }: { reservation: Reservation }) {
  const threads = useQuery({ ...threadsQuery(reservation.key), meta: { showsOwnError: true } });
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

type NewMessage = RowOf<"message">;

function Conversation({ thread }: { thread: string }) {
  const [isWhole, setWhole] = useState(false);
  const said = useQuery({ ...messagesQuery(thread), meta: { showsOwnError: true } });
  const mayAnswer = useMay("messages");
  const messages = said.data?.results.toReversed() ?? [];
  const shown = isWhole ? messages : messages.slice(-FIRST);
  const files = useChosenFiles(thread);
  const answer = (text: string): Promise<unknown> =>
    files.isEmpty
      ? resourceOf<NewMessage>("message").create({ thread, body: text })
      : files.send((chosen, onProgress) => answerWithFiles(thread, { message: text }, chosen, onProgress));
  return (
    <FileDrop onFiles={files.add} isDisabled={!mayAnswer || files.isSending} className="flex flex-col gap-4">
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
        <AnswerForm draft={thread} label={t("account.talk.answer")} files={files} onSend={answer} />
      )}
    </FileDrop>
  );
}

/** Without messages: the first one starts the conversation. */
function Beginning({ reservation }: { reservation: string }) {
  const mayWrite = useMay("messages");
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t("account.talk.none")}</p>
      {mayWrite && (
        <AnswerForm
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
