// The entries of the timeline as text: one row per date, with its amount.
import type { ReactNode } from "react";
import { cx } from "@/ui/class-names";
import { TONES, type Tone } from "./timeline";

export interface Step {
  key: string;
  tone: Tone;
  title: ReactNode;
  detail: ReactNode;
  amount: string;
}

export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="flex flex-col divide-y divide-line">
      {steps.map(({ key, tone, title, detail, amount }) => (
        <li key={key} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
          <span aria-hidden className={cx("mt-1.5 size-2.5 shrink-0 rounded-full", TONES[tone])} />
          <div className="min-w-0 flex-1">
            <p className="text-[0.9375rem] font-medium">{title}</p>
            <p className="text-sm text-ink-muted">{detail}</p>
          </div>
          <p className="text-[0.9375rem] font-semibold whitespace-nowrap tabular-nums">{amount}</p>
        </li>
      ))}
    </ol>
  );
}
