// Preview of an agreement for a sample stay.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/policies";
import { variableMark } from "@/kit/variables";
import { cx } from "@/ui/class-names";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { failureText } from "../../error-texts";
import { usePaused } from "../../forms";
import { agreementPreviewQuery } from "../data/queries";

const PAPER =
  "text-[0.9375rem] leading-relaxed text-ink-muted wrap-anywhere [&>*+*]:mt-3 " +
  "[&_h2]:mt-6 [&_h2]:text-xl [&_h2]:font-semibold [&_h2]:text-ink [&_h2:first-child]:mt-0 [&_h3]:mt-5 [&_h3]:font-semibold [&_h3]:text-ink [&_h4]:mt-4 [&_h4]:font-semibold [&_h4]:text-ink " +
  "[&_strong]:text-ink [&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:ps-5 [&_li+li]:mt-1 [&_a]:text-accent-text [&_a]:underline " +
  "[&_blockquote]:border-s-2 [&_blockquote]:border-line-strong [&_blockquote]:ps-4 [&_hr]:my-5 [&_hr]:border-line [&_td]:border-b [&_td]:border-line [&_td]:py-1.5 [&_td]:pe-4 [&_th]:border-b [&_th]:border-line [&_th]:py-1.5 [&_th]:pe-4 [&_th]:text-start";

export function AgreementPreview({ body, className }: { body: string; className?: string }) {
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...agreementPreviewQuery(usePaused(body)),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  return (
    <section
      aria-label={t("policies.agreement.preview")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className={cx("focus-ring -outline-offset-2", className)}
    >
      <h2 className="text-sm font-semibold">{t("policies.agreement.preview")}</h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-subtle">{t("policies.agreement.example")}</p>
      {data && data.unknown.length > 0 && (
        <p
          role="alert"
          className="mb-4 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning wrap-anywhere"
        >
          {t("policies.agreement.unknown", {
            count: data.unknown.length,
            names: data.unknown.map(variableMark).join(", "),
          })}
        </p>
      )}
      {isPending && <SkeletonText lines={12} />}
      {error && <p className="text-sm text-danger">{failureText(error)}</p>}
      {data && (
        <div
          className={cx(PAPER, "transition-opacity", isPlaceholderData && "opacity-60")}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes the HTML
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      )}
    </section>
  );
}
