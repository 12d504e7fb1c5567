// A spinner, with a text for screen readers.
import { t } from "@/i18n/ui";
import { cx } from "../class-names";

export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <span
      role="progressbar"
      aria-label={label ?? t("ui.loading")}
      className={cx(
        "inline-block size-[1.25em] shrink-0 animate-spin rounded-full border-2 border-current/25 border-t-current",
        className,
      )}
    />
  );
}
