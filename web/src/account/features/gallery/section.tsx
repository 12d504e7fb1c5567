// One component of the gallery: name, usage, and a grid of its states.
import type { ReactNode } from "react";
import { cx } from "@/ui/class-names";

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/\W+/g, "-");
  return (
    <section aria-labelledby={id} className="scroll-mt-24 border-t border-line py-10">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-2xl text-sm text-ink-muted">{note}</p>}
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </section>
  );
}

export function Specimens({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx("flex flex-wrap items-center gap-3", className)}>{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
