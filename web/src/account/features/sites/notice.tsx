// A sentence about a status, with an icon and a color.
import { CircleAlert, CircleCheck, CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/ui/class-names";

const LOOKS = {
  good: { icon: CircleCheck, className: "border-success-line bg-success-soft text-success" },
  warning: { icon: CircleAlert, className: "border-warning-line bg-warning-soft text-warning" },
  unknown: { icon: CircleHelp, className: "border-line bg-sunken text-ink-muted" },
};

export type NoticeLook = keyof typeof LOOKS;

export function Notice({ look, children }: { look: NoticeLook; children: ReactNode }) {
  const { icon: Icon, className } = LOOKS[look];
  return (
    <p
      role="status"
      className={cx("flex items-start gap-2.5 rounded-lg border px-4 py-3 text-sm", className)}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" /> <span className="wrap-anywhere">{children}</span>
    </p>
  );
}
