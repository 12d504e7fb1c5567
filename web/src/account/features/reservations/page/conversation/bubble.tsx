// A message, on the side of its sender.
import { ownAttachedFiles, wordsBesides } from "@/api/attachments";
import { AUTHOR } from "@/api/codes";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { SentFiles } from "@/ui/files/sent-files";
import { Instant } from "../../../values";
import type { Message } from "../../data/api-types";

export function Bubble({ message }: { message: Message }) {
  const { author, author_name, subject, body, is_offer, sent_at } = message;
  const isOurs = author === AUTHOR.host;
  const words = wordsBesides(body, message.attachments);
  return (
    <li className={cx("flex max-w-[85%] flex-col gap-1", isOurs ? "items-end self-end" : "items-start")}>
      <p className="px-1 text-xs text-ink-subtle">
        {author_name} · <Instant value={sent_at} />
        {is_offer && ` · ${t("account.field.is_offer")}`}
      </p>
      {(subject || words) && (
        <div
          className={cx(
            "flex flex-col gap-1 rounded-xl px-4 py-2.5 text-[0.9375rem] wrap-anywhere",
            isOurs ? "rounded-ee-sm bg-accent text-on-accent" : "rounded-es-sm bg-sunken",
          )}
        >
          {subject && <p className="font-semibold">{subject}</p>}
          {words && <p className="whitespace-pre-line">{words}</p>}
        </div>
      )}
      <SentFiles files={ownAttachedFiles(message)} side={isOurs ? "end" : "start"} />
    </li>
  );
}
