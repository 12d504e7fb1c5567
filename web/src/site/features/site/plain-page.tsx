// A minimal page: a heading, a sentence, one action.
import type { ReactNode } from "react";
import { cx } from "@/ui/class-names";

interface PlainPageProps {
  title: string;
  detail: string;
  /** Less tall, when more content follows below. */
  isShort?: boolean;
  /** The action. */
  children?: ReactNode;
}

export function PlainPage({ title, detail, isShort, children }: PlainPageProps) {
  return (
    <div
      className={cx(
        "container-page flex flex-col items-center gap-3 text-center",
        isShort ? "pt-20 pb-6 sm:pt-28 sm:pb-10" : "py-28",
      )}
    >
      <h1 className="text-display-md">{title}</h1>
      <p className="max-w-md text-ink-muted">{detail}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
