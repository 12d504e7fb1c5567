// A card: a surface for related content.
import type { ReactNode } from "react";
import { cx } from "../class-names";

interface CardProps {
  children: ReactNode;
  /** Raised on hover; for cards that are links. */
  isInteractive?: boolean;
  className?: string;
}

export function Card({ children, isInteractive, className }: CardProps) {
  return (
    <div
      className={cx(
        "rounded-xl border border-line bg-surface",
        isInteractive && "transition-[box-shadow,border-color] hover:border-line-strong/60 hover:shadow-md",
        className,
      )}
    >
      {children}
    </div>
  );
}
