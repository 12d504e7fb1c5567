// One conversation in the list: guest, subject, last message, and whether it is unread.
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/inbox";
import { Checkbox } from "@/ui/choice/checkbox";
import { cx } from "@/ui/class-names";
import { recordHref } from "../../../resources";
import { shortTime } from "../../../values";
import { nameOfGuest, type Thread } from "../../api-types";
import { Initials } from "../initials";

interface ThreadRowProps {
  thread: Thread;
  /** The query string to keep in the link. */
  search: string;
  isOpen: boolean;
  isChosen: boolean;
  isChoosing: boolean;
  onToggle?: () => void;
}

export function ThreadRow({ thread, search, isOpen, isChosen, isChoosing, onToggle }: ThreadRowProps) {
  const { key, unread, property_name, last_snippet, last_message_at } = thread;
  const name = nameOfGuest(thread);
  const isUnread = unread > 0;
  return (
    <li
      className={cx(
        "group/row relative flex",
        isOpen ? "bg-pressed" : isChosen ? "bg-accent-soft" : "hover:bg-sunken",
      )}
    >
      {isOpen && <span aria-hidden className="absolute inset-y-0 start-0 w-0.75 bg-accent" />}
      <span className="relative ms-4 mt-4 grid size-9 shrink-0 place-items-center">
        <Initials
          name={name}
          className={cx(
            onToggle && "group-focus-within/row:invisible group-hover/row:invisible",
            isChoosing && "invisible",
          )}
        />
        {onToggle && (
          <span
            className={cx(
              "absolute inset-0 grid place-items-center",
              !isChoosing && "opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100",
            )}
          >
            <Checkbox isSelected={isChosen} onChange={onToggle} aria-label={t("inbox.select", { name })} />
          </span>
        )}
      </span>
      <Link
        href={`${recordHref("thread", key)}${search && `?${search}`}`}
        aria-current={isOpen ? "page" : undefined}
        className="focus-ring flex min-w-0 flex-1 flex-col gap-0.5 py-3.5 ps-3 pe-4 -outline-offset-2"
      >
        <span className="flex items-baseline gap-2">
          <span
            className={cx("min-w-0 flex-1 truncate text-[0.9375rem]", isUnread ? "font-bold" : "font-medium")}
          >
            {name}
          </span>
          <time
            dateTime={last_message_at}
            className={cx(
              "shrink-0 text-xs tabular-nums",
              isUnread ? "font-medium text-accent-text" : "text-ink-subtle",
            )}
          >
            {shortTime(last_message_at, new Date())}
          </time>
        </span>
        {property_name && <span className="truncate text-xs text-ink-subtle">{property_name}</span>}
        <span className="flex items-center gap-2">
          <span
            className={cx(
              "line-clamp-1 min-w-0 flex-1 text-sm wrap-anywhere",
              isUnread ? "font-medium text-ink" : "text-ink-muted",
            )}
          >
            {last_snippet}
          </span>
          {isUnread && (
            <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-2xs font-semibold text-on-accent tabular-nums">
              <span aria-hidden>{unread}</span>
              <span className="sr-only">{t("inbox.unread", { count: unread })}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
