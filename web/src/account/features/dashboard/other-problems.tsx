// Other failures that need attention: calendars, e-mails, webhooks. Shows nothing if there are none.
import { CalendarX, type LucideIcon, MailWarning, Rss, Webhook } from "lucide-react";
import { t } from "@/i18n/account";
import { listHref } from "../resources";
import { BoardCard, BoardLine, BoardLines } from "./board-card";
import type { Dashboard } from "./dashboard-query";
import { conflictsHref, failedLettersHref, failedWebhooksHref } from "./list-addresses";

interface Problem {
  icon: LucideIcon;
  count: number;
  title: string;
  note: string;
  href: string;
}

export function problemsOf(board: Dashboard): Problem[] {
  const { conflicts, feeds_in_trouble: feeds, failed_letters, failed_webhooks } = board;
  const all: Problem[] = [
    {
      icon: CalendarX,
      count: conflicts,
      title: t("account.home.conflicts", { count: conflicts }),
      note: t("account.home.conflictsDetail"),
      href: conflictsHref(),
    },
    {
      icon: Rss,
      count: feeds.count,
      title: t("account.home.feeds", { count: feeds.count }),
      note: feeds.results.map(({ name, property_name }) => `${name} (${property_name})`).join(", "),
      href: listHref("calendar-feed"),
    },
    {
      icon: MailWarning,
      count: failed_letters ?? 0,
      title: t("account.home.letters", { count: failed_letters ?? 0 }),
      note: t("account.home.lettersDetail"),
      href: failedLettersHref(),
    },
    {
      icon: Webhook,
      count: failed_webhooks ?? 0,
      title: t("account.home.webhooks", { count: failed_webhooks ?? 0 }),
      note: t("account.home.webhooksDetail"),
      href: failedWebhooksHref(),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

export function OtherProblems({ board }: { board: Dashboard }) {
  const matters = problemsOf(board);
  if (matters.length === 0) return null;
  return (
    <BoardCard title={t("account.home.needed")} count={matters.length} isUrgent>
      <BoardLines>
        {matters.map(({ icon, title, note, href }) => (
          <BoardLine key={title} icon={icon} href={href} title={title} note={note} />
        ))}
      </BoardLines>
    </BoardCard>
  );
}
