// Attachments of a message: pictures are shown, other files downloaded.
import { Download } from "lucide-react";
import { currentFormat } from "@/i18n/translate";
import { t } from "@/i18n/ui";
import { isPicture } from "@/kit/files/attachments";
import { fileSize } from "@/kit/files/file-size";
import { cx } from "../class-names";
import { FileIcon } from "./file-icon";

interface SentFile {
  href: string;
  name: string;
  content_type: string;
  size: number;
  width?: number | null;
  height?: number | null;
}

interface SentFilesProps {
  files: readonly SentFile[];
  /** The sender's side of the thread. */
  side: "start" | "end";
}

export function SentFiles({ files, side }: SentFilesProps) {
  const pictures = files.filter(({ content_type }) => isPicture(content_type));
  const others = files.filter(({ content_type }) => !isPicture(content_type));
  const end = side === "end";
  return (
    <>
      {pictures.length > 0 && (
        <ul className={cx("flex max-w-full flex-wrap gap-1.5", end && "justify-end")}>
          {pictures.map((picture) => (
            <li key={picture.href} className="min-w-0">
              <Picture picture={picture} isAlone={pictures.length === 1} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={cx("flex max-w-full flex-col gap-1.5", end ? "items-end" : "items-start")}>
          {others.map((file) => (
            <li key={file.href} className="max-w-full">
              <DownloadLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Size of the box that a single picture is fitted into, in rem. */
const WIDEST = 20;
const TALLEST = 16;
/** A narrower picture would be too small to see and to tap. */
const LEAST = 6;

/** The size is known before the picture loads, so that nothing moves. */
function boxOf({ width, height }: Pick<SentFile, "width" | "height">) {
  const ratio = width && height ? width / height : 1;
  const wide = Math.min(WIDEST, TALLEST * ratio);
  return { width: `${Math.max(LEAST, wide)}rem`, aspectRatio: Math.max(ratio, LEAST / TALLEST) };
}

function Picture({ picture, isAlone }: { picture: SentFile; isAlone: boolean }) {
  const { href, name } = picture;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={t("ui.files.open", { name })}
      title={name}
      style={isAlone ? boxOf(picture) : undefined}
      className={cx(
        "focus-ring block max-w-full overflow-hidden rounded-lg border border-line bg-sunken",
        !isAlone && "size-32 max-sm:size-24",
      )}
    >
      <img src={href} alt={name} loading="lazy" className="size-full object-cover" />
    </a>
  );
}

function DownloadLink({ file: { href, name, content_type, size } }: { file: SentFile }) {
  const sizeText = fileSize(size, currentFormat());
  return (
    <a
      href={href}
      download={name}
      aria-label={t("ui.files.download", { name, size: sizeText })}
      className="focus-ring flex min-h-11 max-w-full items-center gap-2.5 rounded-lg border border-line bg-surface py-1.5 ps-1.5 pe-3.5 text-sm text-ink hover:border-line-strong hover:bg-sunken"
    >
      <FileIcon type={content_type} className="size-9 rounded-sm bg-sunken text-ink-muted" />
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-medium">{name}</span>
        <span className="text-xs text-ink-subtle tabular-nums">{sizeText}</span>
      </span>
      <Download aria-hidden className="ms-1 size-4 shrink-0 text-ink-subtle" />
    </a>
  );
}
