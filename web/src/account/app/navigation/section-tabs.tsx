// The screens of the open area as tabs above the screen, and the way back to the menu of the settings where there is no room for it.
import { ChevronLeft } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { useCurrentInView } from "@/ui/layout/use-current-in-view";
import { INBOX_HREF, type Screen, SETTINGS_HREF } from "./areas";
import { usePath, usePlace } from "./use-areas";

const row = "flex min-w-0 items-center gap-5 border-b border-line bg-surface px-4 print:hidden sm:px-5";

export function SectionTabs() {
  const path = usePath();
  const place = usePlace();
  if (!place || path === SETTINGS_HREF) return null;
  const { area, screen, isSettings } = place;
  // The inbox shows its list beside the conversation, except on a phone. All other rows have a page of their own.
  const isRow = path !== screen.href;
  if (isRow && screen.href !== INBOX_HREF) return null;
  const isAlone = area.screens.length < 2;
  if (isAlone && !isSettings) return null;
  return (
    <div className={cx(row, isAlone && "lg:hidden", isRow && "max-sm:hidden")}>
      {isSettings && (
        <Link
          href={SETTINGS_HREF}
          className="focus-ring -ms-1 flex h-11 shrink-0 items-center gap-1 rounded-xs text-sm font-medium text-ink-muted data-hovered:text-ink lg:hidden"
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t("account.nav.settings")}
        </Link>
      )}
      {!isAlone && <Tabs title={area.title} screens={area.screens} current={screen} />}
    </div>
  );
}

function Tabs({ title, screens, current }: { title: string; screens: readonly Screen[]; current: Screen }) {
  const list = useCurrentInView(current.href);
  return (
    <nav aria-label={title} className="min-w-0">
      <ul ref={list} className="relative -mb-px flex gap-5 overflow-x-auto [scrollbar-width:none]">
        {screens.map(({ href, title }) => {
          const isCurrent = href === current.href;
          return (
            <li key={href} data-tab={href} className="shrink-0">
              <Link
                href={href}
                aria-current={isCurrent ? "page" : undefined}
                className={cx(
                  "focus-ring flex h-11 items-center border-b-2 text-sm whitespace-nowrap -outline-offset-2 transition-colors",
                  isCurrent
                    ? "border-accent font-semibold text-ink"
                    : "border-transparent font-medium text-ink-muted data-hovered:text-ink",
                )}
              >
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
