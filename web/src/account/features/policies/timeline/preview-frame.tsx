// Preview of a policy for a sample booking: the booking's values, and below the server's result.
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { t } from "@/i18n/policies";
import { cx } from "@/ui/class-names";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { failureText } from "../../error-texts";
import { SampleFields, type SampleState } from "../page/sample-fields";

interface PreviewFrameProps<T> {
  title: string;
  sample: SampleState;
  answer: UseQueryResult<T>;
  children: (result: T) => ReactNode;
}

export function PreviewFrame<T>({ title, sample, answer, children }: PreviewFrameProps<T>) {
  const { data, error, isPending, isPlaceholderData } = answer;
  return (
    <section aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-muted">{t("policies.sample.hint")}</p>
      <SampleFields state={sample} />
      <div aria-live="polite" className={cx("mt-6 transition-opacity", isPlaceholderData && "opacity-60")}>
        {isPending && <SkeletonText lines={5} />}
        {error ? (
          <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-sm text-danger">
            {failureText(error)}
          </p>
        ) : (
          data && children(data)
        )}
      </div>
    </section>
  );
}
