// Field to write to a guest. Text and files survive a failed send; the text also survives a reload.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { useRef } from "react";
import { FILE_FIELD, fileErrors, isOnlyAboutFiles } from "@/api/attachments";
import { t } from "@/i18n/account";
import { localStore } from "@/kit/browser/storage";
import { Button } from "@/ui/action/button";
import { AttachButton } from "@/ui/files/attach-button";
import { ChosenFileList } from "@/ui/files/chosen-file-list";
import type { ChosenFiles } from "@/ui/files/use-chosen-files";
import { TextArea } from "@/ui/form/text-area";
import { useStoredState } from "@/ui/use-stored-state";
import { failureText } from "../../../error-texts";
import { refreshRows } from "../../../resources";

interface AnswerFormProps {
  /** Storage key of the draft. */
  draft: string;
  label: string;
  onSend: (text: string) => Promise<unknown>;
  /** Set if files can be sent. */
  files?: ChosenFiles;
}

export function AnswerForm({ draft, label, onSend, files }: AnswerFormProps) {
  const client = useQueryClient();
  const [text, setText] = useStoredState(localStore, `answer:${draft}`, () => "");
  const attachButton = useRef<HTMLButtonElement>(null);
  const send = useMutation({
    mutationFn: onSend,
    meta: { showsOwnError: true },
    onError: (error) => files?.complain(fileErrors(error)),
    onSuccess: async () => {
      setText("");
      await Promise.all([refreshRows(client, "message"), refreshRows(client, "thread")]);
    },
  });
  const isPending = send.isPending || files?.isSending === true;
  const isReady = text.trim() !== "" || files?.isEmpty === false;
  const problem = isOnlyAboutFiles(send.error) ? null : failureText(send.error, [FILE_FIELD]);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isPending) send.mutate(text);
      }}
    >
      <TextArea
        label={label}
        rows={2}
        value={text}
        isReadOnly={files?.isSending}
        isInvalid={problem !== null}
        errorMessage={problem}
        onChange={setText}
      />
      {files && <ChosenFileList files={files} attachButton={attachButton} />}
      <div className="flex items-center justify-end gap-1.5">
        {files && <AttachButton files={files} buttonRef={attachButton} className="max-sm:size-11" />}
        <Button type="submit" size="sm" isPending={isPending} isDisabled={!isReady}>
          <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
          {t("account.talk.send")}
        </Button>
      </div>
    </form>
  );
}
