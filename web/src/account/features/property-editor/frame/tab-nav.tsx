// The way from part to part: beside the page where there is room, else along its top. Parts that lack something are marked.
import { useEffect, useRef } from "react";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/editor";
import { cx } from "@/ui/class-names";
import { TAB_ICONS, TABS, type TabName, tabHref } from "./tabs";

interface TabNavProps {
  property: string;
  current: TabName;
  /** Parts without which the home cannot be sold. */
  lacking: ReadonlySet<TabName>;
}

export function TabNav({ property, current, lacking }: TabNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (entry && list.current) list.current.scrollLeft = entry.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return (
    <nav aria-label={t("editor.tabs")} className="min-w-0 lg:sticky lg:top-0 lg:self-start">
      <ul
        ref={list}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
      >
        {TABS.map((name) => {
          const Icon = TAB_ICONS[name];
          const isCurrent = name === current;
          return (
            <li key={name} data-tab={name} className="shrink-0">
              <Link
                href={tabHref(property, name)}
                aria-current={isCurrent ? "page" : undefined}
                className={cx(
                  "focus-ring flex min-h-10 items-center gap-2.5 rounded-md px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors",
                  isCurrent
                    ? "bg-accent-soft text-accent-text"
                    : "text-ink-muted data-hovered:bg-sunken data-hovered:text-ink",
                )}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                <span className="flex-1">{t(`editor.tab.${name}`)}</span>
                {lacking.has(name) && (
                  <>
                    <span aria-hidden className="size-2 rounded-full bg-warning" />
                    <span className="sr-only">{t("editor.incomplete")}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
