// Frame of a page of the settings, and of its parts.
import type { ReactNode } from "react";
import { useDocumentTitle } from "@/ui/use-document-title";

export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title, "Casita");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-8 sm:py-8">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <div className="mt-8 flex flex-col divide-y divide-line">{children}</div>
      </div>
    </div>
  );
}

export function Part({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-5 py-8 first:pt-0 md:grid-cols-[15rem_1fr]">
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-sm text-ink-muted">{detail}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
