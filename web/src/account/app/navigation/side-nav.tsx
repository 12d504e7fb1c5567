// Navigation of the account area: beside the screen from `sm` up, in a drawer on a phone.
import { useRouterState } from "@tanstack/react-router";
import { t } from "@/i18n/account";
import { INBOX_HREF, isAt, useNavigationGroups } from "./navigation";
import { NavigationLink } from "./navigation-link";

export const usePath = () => useRouterState({ select: ({ location }) => location.pathname });

interface PlacesProps {
  /** Number of conversations with unread messages. */
  unread: number;
  onGo?: () => void;
  isNarrow?: boolean;
}

export function Places({ unread, onGo, isNarrow }: PlacesProps) {
  const path = `/account${usePath().replace(/^\/account(?=\/|$)/, "")}`;
  return (
    <nav aria-label={t("account.nav.title")} className="flex flex-col gap-5">
      {useNavigationGroups().map(({ title, entries }) => (
        <div key={title ?? "first"}>
          {title && (
            <p className={isNarrow ? "sr-only" : "px-2.5 pb-1 text-xs font-medium text-ink-subtle"}>
              {title}
            </p>
          )}
          <ul className="flex flex-col gap-px">
            {entries.map((entry) => (
              <li key={entry.href}>
                <NavigationLink
                  entry={entry}
                  isCurrent={isAt(path, entry)}
                  isNarrow={isNarrow}
                  count={entry.href === INBOX_HREF ? unread : 0}
                  onPress={onGo}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
