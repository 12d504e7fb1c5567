// How many homes the site shows, and how many of them come first.
import { t } from "@/i18n/sites";
import type { HomesOfSite } from "./choice";

interface TallyProps {
  draft: HomesOfSite;
  /** How many the account has; nothing while that is asked for. */
  total: number | undefined;
}

export const Tally = ({ draft, total }: TallyProps) => (
  <p role="status" className="text-sm text-ink-muted tabular-nums">
    {[shownText(draft, total), t("sites.homes.tally.front", { count: draft.featured.length })]
      .filter(Boolean)
      .join(" · ")}
  </p>
);

function shownText({ all_properties, properties: { length } }: HomesOfSite, total: number | undefined) {
  if (all_properties) return total === undefined ? null : t("sites.homes.tally.all", { count: total });
  // Whoever sees only some homes of the account may find more on its site.
  if (total === undefined || length > total) return t("sites.homes.tally.shown", { count: length });
  return t("sites.homes.tally.some", { shown: length, count: total });
}
