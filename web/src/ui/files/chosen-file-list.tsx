// Files selected for a message, each with a remove button, and the upload progress.
import { X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { currentFormat } from "@/i18n/translate";
import { t } from "@/i18n/ui";
import { typeOf } from "@/kit/files/attachments";
import { fileSize } from "@/kit/files/file-size";
import { IconButton } from "../action/icon-button";
import { cx } from "../class-names";
import { ProgressBar } from "../feedback/progress-bar";
import { PlainError } from "../form/field";
import { FileIcon } from "./file-icon";
import type { ChosenFile, ChosenFiles } from "./use-chosen-files";
import { usePictureUrl } from "./use-picture-url";

const WHOLE = 100;

interface ChosenFileListProps {
  files: ChosenFiles;
  /** Takes the focus when the last file is removed. */
  attachButton: RefObject<HTMLButtonElement | null>;
  /** Of the list itself. */
  className?: string;
}

export function ChosenFileList({ files, attachButton, className }: ChosenFileListProps) {
  const { chosen, notes, share, isSending } = files;
  const list = useRef<HTMLUListElement>(null);
  const removedFrom = useRef<number | null>(null);
  useEffect(() => {
    if (removedFrom.current === null) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(removedFrom.current, chosen.length - 1)] ?? attachButton.current)?.focus();
    removedFrom.current = null;
  }, [chosen, attachButton]);
  const remove = (id: number, place: number) => {
    removedFrom.current = place;
    files.remove(id);
  };
  return (
    <>
      <Announced chosen={chosen} />
      {chosen.length > 0 && (
        <ul
          ref={list}
          aria-label={t("ui.files.chosen")}
          className={cx(
            "grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-2",
            className,
          )}
        >
          {chosen.map((file, place) => (
            <Chip
              key={file.id}
              chosen={file}
              onRemove={isSending ? undefined : () => remove(file.id, place)}
            />
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <div role="alert" className="flex w-full flex-col gap-1">
          {notes.map((note) => (
            <PlainError key={note}>{note}</PlainError>
          ))}
        </div>
      )}
      {share !== null && (
        <ProgressBar
          label={t("ui.files.sending", { count: chosen.length })}
          // Indeterminate once everything is uploaded and the server processes it.
          value={share < 1 ? Math.round(share * WHOLE) : undefined}
        />
      )}
    </>
  );
}

function Announced({ chosen }: { chosen: readonly ChosenFile[] }) {
  const names = chosen.map(({ file }) => file.name).join(", ");
  return (
    <span role="status" className="sr-only">
      {chosen.length > 0 && t("ui.files.chosenNow", { count: chosen.length, names })}
    </span>
  );
}

interface ChipProps {
  chosen: ChosenFile;
  onRemove?: () => void;
}

function Chip({ chosen: { file, complaint }, onRemove }: ChipProps) {
  const picture = usePictureUrl(file);
  const chip = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (complaint) chip.current?.scrollIntoView({ block: "nearest" });
  }, [complaint]);
  return (
    <li
      ref={chip}
      className={cx(
        "flex min-w-0 items-center gap-2.5 rounded-lg border p-1.5",
        complaint ? "col-span-full border-danger-line bg-danger-soft" : "border-line bg-surface",
      )}
    >
      {picture ? (
        <img src={picture} alt="" className="size-10 shrink-0 rounded-sm bg-sunken object-cover" />
      ) : (
        <FileIcon type={typeOf(file)} className="size-10 rounded-sm bg-sunken text-ink-muted" />
      )}
      <span className="flex min-w-0 flex-1 flex-col text-sm">
        <span className="truncate font-medium">{file.name}</span>
        {complaint ? (
          <span role="alert" className="text-danger wrap-anywhere">
            {complaint}
          </span>
        ) : (
          <span className="text-xs text-ink-subtle tabular-nums">{fileSize(file.size, currentFormat())}</span>
        )}
      </span>
      <IconButton
        size="sm"
        label={t("ui.remove", { name: file.name })}
        isDisabled={!onRemove}
        onPress={onRemove}
        className="max-sm:size-11"
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
