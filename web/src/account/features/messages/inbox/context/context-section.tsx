// A section of the pane beside a conversation.
import type { ReactNode } from "react";

interface ContextSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function ContextSection({ title, action, children }: ContextSectionProps) {
  return (
    <section>
      <header className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-xs font-medium text-ink-subtle">{title}</h3>
        {action}
      </header>
      {children}
    </section>
  );
}
