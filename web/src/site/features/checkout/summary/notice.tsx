// A notice that the guest must read before continuing, with actions.
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/ui/class-names";

interface NoticeProps {
  tone?: "warning" | "danger";
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

const tones = {
  warning: ["border-warning-line bg-warning-soft", "text-warning"],
  danger: ["border-danger-line bg-danger-soft", "text-danger"],
};

export function Notice({ tone = "warning", children, actions }: NoticeProps) {
  const [box, icon] = tones[tone];
  return (
    <div role="alert" className={cx("flex flex-col gap-3 rounded-lg border p-4 text-[0.9375rem]", box)}>
      <div className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className={cx("mt-0.5 size-4.5 shrink-0", icon)} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
