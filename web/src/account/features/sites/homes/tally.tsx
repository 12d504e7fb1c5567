// Number of homes that the site shows, and number of featured ones.
import { t } from "@/i18n/sites";
import type { HomesOfSite } from "./choice";

interface TallyProps {
  draft: HomesOfSite;
  /** Number of homes in the account; `undefined` while loading. */
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
  // A user limited to some homes may find more on the site than they can see here.
  if (total === undefined || length > total) return t("sites.homes.tally.shown", { count: length });
  return t("sites.homes.tally.some", { shown: length, count: total });
}
