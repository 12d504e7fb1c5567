// One message of the guest or the owner, with its attachments.
import { attachedFiles, wordsBesides } from "@/api/attachments";
import { AUTHOR } from "@/api/codes";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { cx } from "@/ui/class-names";
import { SentFiles } from "@/ui/files/sent-files";
import type { Said } from "../site";

const timeText = (instant: string) =>
  new Intl.DateTimeFormat(currentFormat(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(instant),
  );

export function Bubble({ said }: { said: Said }) {
  const { author, author_name, message, sent_at, attachments } = said;
  const isGuest = author === AUTHOR.guest;
  const words = wordsBesides(message, attachments);
  return (
    <li className={cx("flex max-w-[85%] flex-col gap-1", isGuest ? "items-end self-end" : "items-start")}>
      <p className="px-1 text-sm text-ink-subtle">
        {isGuest ? t("site.talk.you") : author_name} · <time dateTime={sent_at}>{timeText(sent_at)}</time>
      </p>
      {words && (
        <p
          className={cx(
            "rounded-xl px-4 py-2.5 wrap-anywhere whitespace-pre-line",
            isGuest ? "rounded-ee-sm bg-accent text-on-accent" : "rounded-es-sm bg-sunken",
          )}
        >
          {words}
        </p>
      )}
      <SentFiles files={attachedFiles(said)} side={isGuest ? "end" : "start"} />
    </li>
  );
}
