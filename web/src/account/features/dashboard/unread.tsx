// Conversations with unread messages of guests.
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { recordHref } from "../resources";
import { shortTime } from "../values";
import { BoardCard, BoardLine, BoardLines, Calm } from "./board-card";
import type { Dashboard } from "./dashboard-query";
import { unreadHref } from "./list-addresses";

const SHOWN = 4;

export function Unread({ unread: { count, results } }: Pick<Dashboard, "unread">) {
  return (
    <BoardCard
      title={t("account.home.messages")}
      count={count}
      action={count > 0 && <Link href={unreadHref()}>{t("account.home.showAll")}</Link>}
    >
      {count === 0 && <Calm>{t("account.home.noMessages")}</Calm>}
      <BoardLines>
        {results.slice(0, SHOWN).map((thread) => (
          <BoardLine
            key={thread.key}
            href={recordHref("thread", thread.key)}
            title={thread.guest_name || thread.subject}
            note={thread.last_snippet || thread.subject}
            end={shortTime(thread.last_message_at, new Date())}
          />
        ))}
      </BoardLines>
    </BoardCard>
  );
}
