// One entry of the navigation.
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { Tooltip } from "@/ui/overlay/tooltip";
import type { NavigationEntry } from "./navigation";

const MOST = 99;

/** Number of waiting items, shown as a number or only as a dot. */
export function WaitingCount({ count, isDot }: { count: number; isDot?: boolean }) {
  return (
    <span
      className={cx(
        "bg-accent text-on-accent",
        isDot
          ? "absolute end-1.5 top-1.5 size-2 rounded-full"
          : "ms-auto grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 text-2xs font-semibold tabular-nums",
      )}
    >
      {!isDot && <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>}
      <span className="sr-only">{t("account.nav.unread", { count })}</span>
    </span>
  );
}

interface NavigationLinkProps {
  entry: NavigationEntry;
  isCurrent: boolean;
  /** Shows only the icon; the label becomes a tooltip. */
  isNarrow?: boolean;
  /** Number of waiting items. */
  count?: number;
  onPress?: () => void;
}

export function NavigationLink({
  entry: { href, title, icon: Icon },
  isCurrent,
  isNarrow,
  count = 0,
  onPress,
}: NavigationLinkProps) {
  const link = (
    <Link
      href={href}
      onPress={onPress}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(
        "focus-ring relative flex h-9 items-center gap-3 rounded-sm px-2.5 text-sm transition-colors max-sm:h-11",
        isCurrent
          ? "bg-pressed font-semibold text-ink"
          : "font-medium text-ink-muted data-hovered:bg-sunken data-hovered:text-ink",
      )}
    >
      <Icon
        aria-hidden
        className={cx("size-4.5 shrink-0", isCurrent ? "text-accent-text" : "text-ink-subtle")}
      />
      <span className={isNarrow ? "sr-only" : "truncate"}>{title}</span>
      {count > 0 && <WaitingCount count={count} isDot={isNarrow} />}
    </Link>
  );
  return isNarrow ? <Tooltip text={title}>{link}</Tooltip> : link;
}
