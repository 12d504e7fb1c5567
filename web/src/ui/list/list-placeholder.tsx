// Shown by an empty list, with at most one action.
import type { ReactNode } from "react";
import { Button } from "../action/button";
import { LinkButton } from "../action/link";
import { cx } from "../class-names";

interface ListPlaceholderProps {
  icon?: ReactNode;
  title: string;
  detail?: ReactNode;
  actionLabel?: string;
  onAction?: () => void;
  actionHref?: string;
  className?: string;
  /** Set where nothing else gives the screen a heading. */
  isScreen?: boolean;
}

export function ListPlaceholder({
  icon,
  title,
  detail,
  actionLabel,
  onAction,
  actionHref,
  className,
  isScreen,
}: ListPlaceholderProps) {
  if (onAction && actionHref) {
    throw new Error("A list placeholder cannot have both an action function and an action link.");
  }
  const Title = isScreen ? "h1" : "p";
  return (
    <div className={cx("flex flex-col items-center gap-2 px-6 py-14 text-center", className)}>
      {icon && (
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-6">
          {icon}
        </span>
      )}
      <Title className="text-lg font-semibold text-balance">{title}</Title>
      {detail && <p className="max-w-md text-ink-muted">{detail}</p>}
      {actionLabel && onAction && (
        <Button variant="primary" onPress={onAction} className="mt-4">
          {actionLabel}
        </Button>
      )}
      {actionLabel && actionHref && (
        <LinkButton variant="primary" href={actionHref} className="mt-4">
          {actionLabel}
        </LinkButton>
      )}
    </div>
  );
}
