// Page header: site name, link to the homes, menu of the other pages on narrow screens, language and appearance.
import { Globe, Menu } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { iconButtonStyle } from "@/ui/action/button-style";
import { Badge } from "@/ui/feedback/badge";
import { lazily, SiteLink, useSite } from "../features/site";
import { Logo } from "./logo";
import type { PagesPopoverProps } from "./pages-popover";
import type { PreferencesPopoverProps } from "./preferences-popover";

const PreferencesPopover = lazily<PreferencesPopoverProps>(
  async () => (await import("./preferences-popover")).PreferencesPopover,
);

const PagesPopover = lazily<PagesPopoverProps>(async () => (await import("./pages-popover")).PagesPopover);

const menuLink = "inline-flex h-11 items-center rounded-md px-3 text-[0.9375rem] font-medium hover:bg-sunken";
/** Further pages are linked in the footer only. */
const MAX_PAGES = 4;

export function Header() {
  const { site, isDemo, paths } = useSite();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas/95 backdrop-blur-sm">
      <div className="container-page flex h-16 items-center justify-between gap-4">
        <SiteLink
          href={paths.home()}
          className="min-w-0 truncate rounded-xs font-display text-lg font-semibold tracking-tight sm:text-xl"
        >
          <Logo site={site} />
        </SiteLink>
        <div className="flex items-center gap-1 sm:gap-2">
          {isDemo && (
            <Badge tone="info" className="max-sm:hidden">
              {t("site.shell.demo")}
            </Badge>
          )}
          <nav aria-label={t("site.shell.navigation")} className="flex">
            <SiteLink href={paths.properties()} className={menuLink}>
              {t("site.shell.homes")}
            </SiteLink>
            {site.pages
              .filter(({ in_menu }) => in_menu)
              .slice(0, MAX_PAGES)
              .map(({ slug, title }) => (
                <SiteLink key={slug} href={paths.page(slug)} className={`${menuLink} max-md:hidden`}>
                  {title}
                </SiteLink>
              ))}
          </nav>
          {site.pages.some(({ in_menu }) => in_menu) && <PagesMenu />}
          <Preferences />
        </div>
      </div>
    </header>
  );
}

/** On narrow screens, where the header has no room for the pages. */
function PagesMenu() {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={t("site.shell.menu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={PagesPopover.preload}
        onFocus={PagesPopover.preload}
        onClick={() => setOpen(true)}
        className={iconButtonStyle({}, "hover:bg-sunken md:hidden")}
      >
        <Menu aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PagesPopover trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Preferences() {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={t("site.shell.preferences")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={PreferencesPopover.preload}
        onFocus={PreferencesPopover.preload}
        onClick={() => setOpen(true)}
        className={iconButtonStyle({}, "hover:bg-sunken")}
      >
        <Globe aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreferencesPopover trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
