// The field for a guest's message. Text and attachments survive a failed send, and the text also a reload.
import { SendHorizontal } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { fileErrors, isOnlyAboutFiles } from "@/api/attachments";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { AttachButton } from "@/ui/files/attach-button";
import { ChosenFileList } from "@/ui/files/chosen-file-list";
import type { ChosenFiles } from "@/ui/files/use-chosen-files";
import { TextArea } from "@/ui/form/text-area";
import { type MessageContext, type MessageText, sendingFailure, sendMessage } from "../messages";
import { readStored, writeStored } from "../site";
import { sendMessageWithFiles } from "./send-with-files";

interface MessageFieldProps {
  reservation: string;
  context: MessageContext;
  guest: Omit<MessageText, "message">;
  files: ChosenFiles;
  onSent: () => void;
}

export function MessageField({ reservation, context, guest, files, onSent }: MessageFieldProps) {
  const key = `talk:${reservation}`;
  const [text, setText] = useState(() => readStored<string>(key) ?? "");
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  const type = (next: string) => {
    setText(next);
    writeStored(key, next || null);
    setFailure(null);
  };
  const deliver = (): Promise<unknown> =>
    files.isEmpty
      ? sendMessage(context, { ...guest, message: text })
      : files.send((chosen, onProgress) =>
          sendMessageWithFiles({ reservation, message: text }, chosen, onProgress),
        );
  const send = async () => {
    if (isPending || files.isSending) return;
    if (!text.trim() && files.isEmpty) return setFailure(t("site.form.required"));
    setPending(true);
    setFailure(null);
    try {
      await deliver();
      type("");
      onSent();
    } catch (error) {
      files.complain(fileErrors(error));
      if (!isOnlyAboutFiles(error)) setFailure(sendingFailure(error));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate className="flex flex-col items-start gap-3" onSubmit={submit}>
      <TextArea
        className="w-full"
        rows={2}
        label={t("site.message.label")}
        value={text}
        onChange={type}
        isReadOnly={files.isSending}
        isInvalid={failure !== null}
        errorMessage={failure ?? undefined}
      />
      <ChosenFileList files={files} attachButton={attachButton} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" isPending={isPending || files.isSending}>
          <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
          {t("site.message.send")}
        </Button>
        <AttachButton isNamed files={files} buttonRef={attachButton} />
      </div>
    </form>
  );
}
