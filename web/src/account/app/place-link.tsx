// One entry of the navigation.
import { Link } from "react-aria-components/Link";
import { cx } from "@/ui/class-names";
import { Tooltip } from "@/ui/tooltip";
import type { Place } from "./navigation";

interface PlaceLinkProps {
  place: Place;
  isCurrent: boolean;
  /** Only its icon; the words come as a tip. */
  isNarrow?: boolean;
  onPress?: () => void;
}

export function PlaceLink({
  place: { href, title, icon: Icon },
  isCurrent,
  isNarrow,
  onPress,
}: PlaceLinkProps) {
  const link = (
    <Link
      href={href}
      onPress={onPress}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(
        "focus-ring flex h-9 items-center gap-3 rounded-sm px-2.5 text-sm transition-colors max-sm:h-11",
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
    </Link>
  );
  return isNarrow ? <Tooltip text={title}>{link}</Tooltip> : link;
}
