// The message thread of a reservation: messages as they arrive, and a field to write.
import { t } from "@/i18n/site";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { FileDrop } from "@/ui/files/file-drop";
import { useChosenFiles } from "@/ui/files/use-chosen-files";
import type { MessageContext, MessageText } from "../messages";
import { type Said, useSite } from "../site";
import { Bubble } from "./bubble";
import { MessageField } from "./message-field";
import { useConversation } from "./use-conversation";

interface ConversationProps {
  reservation: string;
  /** The subject of the guest's messages. */
  context: MessageContext;
  guest: Omit<MessageText, "message">;
  /** The guest's message that came with the booking. */
  opening: Said | null;
}

export function Conversation({ reservation, context, guest, opening }: ConversationProps) {
  const { said, error, refresh } = useConversation(reservation);
  const files = useChosenFiles(reservation);
  return (
    <FileDrop onFiles={files.add} isDisabled={files.isSending} className="flex flex-col gap-5">
      {!said && !error && <SkeletonText lines={3} />}
      {error && <p role="alert">{t("site.refusal.unreachable")}</p>}
      {said && <Words said={opening ? [opening, ...said] : said} />}
      <MessageField {...{ reservation, context, guest, files }} onSent={() => void refresh()} />
    </FileDrop>
  );
}

function Words({ said }: { said: readonly Said[] }) {
  const { site } = useSite();
  if (said.length === 0)
    return <p className="text-ink-muted">{t("site.talk.empty", { owner: site.name })}</p>;
  return (
    <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-4">
      {said.map((words) => (
        <Bubble key={words.key} said={words} />
      ))}
    </ol>
  );
}
