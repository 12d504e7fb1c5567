// The button that opens the system's file picker.
import { Paperclip } from "lucide-react";
import type { Ref } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { t } from "@/i18n/ui";
import { ATTACHABLE_TYPES } from "@/kit/files/attachments";
import { Button } from "../action/button";
import { IconButton } from "../action/icon-button";
import { Tooltip } from "../overlay/tooltip";
import type { ChosenFiles } from "./use-chosen-files";

interface AttachButtonProps {
  files: ChosenFiles;
  /** Shows the label beside the icon. */
  isNamed?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  className?: string;
}

export function AttachButton({ files, isNamed, buttonRef, className }: AttachButtonProps) {
  const trigger = (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={ATTACHABLE_TYPES}
      onSelect={(chosen) => chosen && files.add(chosen)}
    >
      {isNamed ? (
        <Button ref={buttonRef} variant="quiet" isDisabled={files.isSending} className={className}>
          <Paperclip aria-hidden /> {t("ui.files.attach")}
        </Button>
      ) : (
        <IconButton
          ref={buttonRef}
          label={t("ui.files.attach")}
          size="sm"
          isDisabled={files.isSending}
          className={className}
        >
          <Paperclip aria-hidden />
        </IconButton>
      )}
    </FileTrigger>
  );
  return isNamed ? trigger : <Tooltip text={t("ui.files.attach")}>{trigger}</Tooltip>;
}
