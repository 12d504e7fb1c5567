// The homes that use a policy.
import { useQuery } from "@tanstack/react-query";
import { House } from "lucide-react";
import { t } from "@/i18n/policies";
import { Link } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { failureText } from "../../error-texts";
import { listHref, recordHref } from "../../resources";
import { homesQuery, LISTING_FIELDS, type Policy } from "../data/queries";

export function UsedBy({ policy, keys }: { policy: Policy; keys: readonly string[] }) {
  const homes = useQuery({ ...homesQuery(policy, keys), meta: { showsOwnError: true } });
  const listed = `${listHref("listing")}?${new URLSearchParams({ [LISTING_FIELDS[policy]]: keys.join(",") })}`;
  return (
    <section aria-label={t("policies.usedBy")}>
      <h2 className="mb-3 text-sm font-semibold">{t("policies.usedBy")}</h2>
      {homes.isPending && <SkeletonText lines={3} />}
      {homes.error && <p className="text-sm text-danger">{failureText(homes.error)}</p>}
      {homes.data?.total_count === 0 && (
        <p className="text-sm text-ink-muted">{t(`policies.unused.${policy}`)}</p>
      )}
      {homes.data && homes.data.total_count > 0 && (
        <>
          <ul className="flex flex-col">
            {homes.data.results.map(({ key, property, property_name }) => (
              <li key={key} className="flex items-center gap-2.5 py-1.5 text-[0.9375rem]">
                <House aria-hidden className="size-4 shrink-0 text-ink-subtle" />
                <Link href={`${recordHref("property", property)}?tab=rules`} className="min-w-0 truncate">
                  {property_name}
                </Link>
              </li>
            ))}
          </ul>
          {homes.data.total_count > homes.data.results.length && (
            <Link href={listed} className="mt-2 inline-block text-sm">
              {t("policies.usedByAll", { count: homes.data.total_count })}
            </Link>
          )}
          <p className="mt-3 text-xs text-ink-subtle">{t("policies.later")}</p>
        </>
      )}
    </section>
  );
}
