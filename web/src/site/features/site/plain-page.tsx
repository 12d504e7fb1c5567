// A page that has little to say: a heading, a sentence, one thing to do.
import type { ReactNode } from "react";
import { cx } from "@/ui/class-names";

interface PlainPageProps {
  title: string;
  detail: string;
  /** More follows below. */
  isShort?: boolean;
  /** The way on. */
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
