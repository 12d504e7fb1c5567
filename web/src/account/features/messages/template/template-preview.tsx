// Live preview of a template: an example, or the name of an error.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/inbox";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { failureText } from "../../error-texts";
import { usePaused } from "../../forms";
import { previewQuery } from "../queries";

export function TemplatePreview({ subject, body }: { subject: string; body: string }) {
  const request = { subject: usePaused(subject), body: usePaused(body) };
  const { data, error, isPending } = useQuery({
    ...previewQuery(request),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  return (
    <section aria-label={t("inbox.template.preview")} aria-live="polite">
      <h2 className="mb-3 text-sm font-medium text-ink-subtle">{t("inbox.template.preview")}</h2>
      {isPending && <SkeletonText lines={6} />}
      {error ? (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-sm text-danger">
          {failureText(error)}
        </p>
      ) : (
        data && (
          <div className="rounded-xl rounded-ee-sm bg-accent px-4 py-3 text-[0.9375rem] text-on-accent wrap-anywhere">
            {data.subject && <p className="mb-2 font-semibold">{data.subject}</p>}
            <p className="whitespace-pre-line">{data.body || t("inbox.template.empty")}</p>
          </div>
        )
      )}
      <p className="mt-2 text-xs text-ink-subtle">{t("inbox.template.example")}</p>
    </section>
  );
}
