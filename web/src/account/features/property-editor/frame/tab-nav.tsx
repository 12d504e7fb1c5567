// Navigation between the tabs of the editor. Tabs that lack something are marked.
import { t } from "@/i18n/editor";
import { SectionNav } from "@/ui/layout/section-nav";
import { usePartKeys } from "../../keys";
import { TAB_ICONS, TABS, type TabName, tabHref } from "./tabs";

interface TabNavProps {
  property: string;
  current: TabName;
  /** Tabs that lack something required for the sale of the home. */
  lacking: ReadonlySet<TabName>;
}

export function TabNav({ property, current, lacking }: TabNavProps) {
  usePartKeys(TABS, current, (name) => tabHref(property, name));
  return (
    <SectionNav
      label={t("editor.tabs")}
      current={current}
      parts={TABS.map((name) => ({
        name,
        label: t(`editor.tab.${name}`),
        href: tabHref(property, name),
        icon: TAB_ICONS[name],
        mark: lacking.has(name) ? t("editor.incomplete") : undefined,
      }))}
    />
  );
}
