// Icon for a file type.
import { FileText, Image } from "lucide-react";
import { isPicture } from "@/kit/files/attachments";
import { cx } from "../class-names";

export function FileIcon({ type, className }: { type: string; className?: string }) {
  const Icon = isPicture(type) ? Image : FileText;
  return (
    <span aria-hidden className={cx("grid shrink-0 place-items-center [&_svg]:size-5", className)}>
      <Icon />
    </span>
  );
}
