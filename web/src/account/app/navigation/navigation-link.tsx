// One entry of the navigation.
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import type { MainArea } from "./areas";

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

/** An entry with its name beside the icon, or below it in a narrow navigation. */
export const entryStyle = (isCurrent: boolean, isNarrow: boolean) =>
  cx(
    "focus-ring relative flex w-full items-center rounded-sm transition-colors",
    isNarrow
      ? "min-h-13 flex-col justify-center gap-1 px-0.5 py-1.5 text-center text-2xs leading-tight"
      : "h-9 gap-3 px-2.5 text-sm max-sm:h-11",
    isCurrent
      ? "bg-pressed font-semibold text-ink"
      : "font-medium text-ink-muted data-hovered:bg-sunken data-hovered:text-ink",
  );

interface NavigationLinkProps {
  area: Pick<MainArea, "screens" | "title" | "icon">;
  isCurrent: boolean;
  isNarrow?: boolean;
  /** Number of waiting items. */
  count?: number;
  onPress?: () => void;
}

export function NavigationLink({
  area: { screens, title, icon: Icon },
  isCurrent,
  isNarrow = false,
  count = 0,
  onPress,
}: NavigationLinkProps) {
  return (
    <Link
      href={screens[0]?.href}
      onPress={onPress}
      aria-current={isCurrent ? "page" : undefined}
      className={entryStyle(isCurrent, isNarrow)}
    >
      <Icon
        aria-hidden
        className={cx("size-4.5 shrink-0", isCurrent ? "text-accent-text" : "text-ink-subtle")}
      />
      <span className="max-w-full truncate">{title}</span>
      {count > 0 && <WaitingCount count={count} isDot={isNarrow} />}
    </Link>
  );
}
