// A section of a page: heading, description and fields.
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  hint?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, hint, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {hint && <p className="mt-0.5 text-sm text-ink-muted">{hint}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
