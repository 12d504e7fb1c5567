// All editions of an agreement: date, author, and number of bookings.
import { t } from "@/i18n/policies";
import { Link } from "@/ui/action/link";
import { Badge } from "@/ui/feedback/badge";
import { recordHref } from "../../resources";
import { instantText } from "../../values";
import type { Edition } from "../data/api-types";
import { inForce } from "./in-force";

export function EditionList({ editions, shown }: { editions: readonly Edition[]; shown: string }) {
  const current = inForce(editions);
  return (
    <section aria-label={t("policies.edition.title")}>
      <h2 className="mb-1 text-sm font-semibold">{t("policies.edition.title")}</h2>
      <p className="mb-3 text-sm text-ink-muted">{t("policies.edition.hint")}</p>
      <ol className="flex flex-col divide-y divide-line">
        {editions.map(({ key, edition, created_at, created_by, signed, deleted }) => (
          <li key={key} className="flex items-start justify-between gap-3 py-2.5">
            <div className="min-w-0">
              {key === shown ? (
                <span aria-current="true" className="font-medium">
                  {t("policies.edition.number", { count: edition })}
                </span>
              ) : (
                <Link href={recordHref("agreement", key)}>
                  {t("policies.edition.number", { count: edition })}
                </Link>
              )}
              <p className="text-sm text-ink-muted wrap-anywhere">
                {created_by
                  ? t("policies.edition.made", { date: instantText(created_at), name: created_by })
                  : instantText(created_at)}
              </p>
              <p className="text-sm text-ink-subtle">{t("policies.edition.signed", { count: signed })}</p>
            </div>
            {key === current?.key && <Badge tone="success">{t("policies.edition.inForce")}</Badge>}
            {deleted && <Badge tone="neutral">{t("policies.edition.deleted")}</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}
