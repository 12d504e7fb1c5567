// A drop zone for files, which also takes pictures pasted into its fields.
import { Paperclip } from "lucide-react";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { t } from "@/i18n/ui";
import { cx } from "../class-names";

interface FileDropProps {
  onFiles: (files: Iterable<File>) => void;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

const hasFiles = ({ types }: DataTransfer) => types.includes("Files");

/** Programs that copy text often copy a picture of it, too. */
const isOfWords = ({ types }: DataTransfer) => types.includes("text/html") && types.includes("text/plain");

export function FileDrop({ onFiles, isDisabled = false, className, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    // Otherwise the browser leaves the page and opens the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? "none" : "copy";
    setOver(!isDisabled);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (!isDisabled) onFiles(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (isDisabled || clipboardData.files.length === 0 || isOfWords(clipboardData)) return;
    event.preventDefault();
    onFiles(clipboardData.files);
  };
  const listeners = { onDragEnter: onDragOver, onDragOver, onDragLeave, onDrop, onPaste };
  return (
    <div {...listeners} className={cx("relative", className)}>
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-1.5 z-10 flex flex-col items-center justify-center rounded-xl border-2 border-dashed border-accent bg-accent-soft/95 text-accent-text">
          <p className="sticky inset-y-[45dvh] flex items-center gap-2 px-4 text-center font-medium">
            <Paperclip aria-hidden className="size-5 shrink-0" /> {t("ui.files.drop")}
          </p>
        </div>
      )}
    </div>
  );
}
