// A page that has little to say: a heading, a sentence, one thing to do.
import type { ReactNode } from "react";

interface PlainPageProps {
  title: string;
  detail: string;
  /** The way on. */
  children?: ReactNode;
}

export function PlainPage({ title, detail, children }: PlainPageProps) {
  return (
    <div className="container-page flex flex-col items-center gap-3 py-28 text-center">
      <h1 className="text-display-md">{title}</h1>
      <p className="max-w-md text-ink-muted">{detail}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
