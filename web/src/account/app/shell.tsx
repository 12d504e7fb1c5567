// Layout of every screen of a signed-in user.
import { Outlet } from "@tanstack/react-router";
import {
  Keyboard,
  Menu as MenuIcon,
  PanelLeftClose,
  PanelLeftOpen,
  Search,
  VenetianMask,
} from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/account";
import { BREAKPOINTS } from "@/kit/browser/breakpoints";
import { localStore } from "@/kit/browser/storage";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { cx } from "@/ui/class-names";
import { Spinner } from "@/ui/feedback/spinner";
import { Drawer } from "@/ui/overlay/drawer";
import { useStoredState } from "@/ui/use-stored-state";
import { capsOf, declareKeys, loadKeyHelp, useScreenKeys } from "../features/keys";
import { useSignedIn } from "../features/session";
import { useUnread } from "../features/unread";
import { ConnectionBanner } from "./connection-banner";
import { AccountMenu } from "./navigation/account-menu";
import { WaitingCount } from "./navigation/navigation-link";
import { PersonMenu } from "./navigation/person-menu";
import { SectionTabs } from "./navigation/section-tabs";
import { Places } from "./navigation/side-nav";
import { typeAheadBuffer } from "./navigation/type-ahead-buffer";
import { isOpen, useNavigation, usePath, usePlace } from "./navigation/use-areas";
import { useStopImpersonating } from "./use-stop-impersonating";

const loadPalette = () => import("./navigation/command-palette");
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** Milliseconds during which the first screen has the network for itself. */
const BUSY_AT_FIRST = 2000;

const SettingsMenu = lazy(async () => ({
  default: (await import("./navigation/settings/menu")).SettingsMenu,
}));
const KeyHelp = lazy(async () => ({ default: await loadKeyHelp() }));

const SEARCH_KEY = "k";

const SHELL_KEYS = declareKeys({
  title: () => t("account.keys.everywhere"),
  isEverywhere: true,
  lines: [
    // Handled by `useSearchKey`, since it also works while the user is typing.
    { keys: { [`Mod+${SEARCH_KEY}`]: null }, text: () => t("account.nav.search") },
    { keys: { "?": "help" }, text: () => t("account.keys.help") },
    { keys: { Escape: null }, text: () => t("account.keys.close") },
  ],
});

/** Preloads the command palette, so that the user can type right after the shortcut. */
function usePrefetchedPalette() {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette(), BUSY_AT_FIRST);
    return () => clearTimeout(timer);
  }, []);
}

/** Opens the command palette by ⌘K or Ctrl+K on any screen. */
function useSearchKey(open: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== SEARCH_KEY || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [open]);
}

/** The menu of the settings, beside their screens. Rows have their page to themselves. */
function SettingsSide() {
  const path = usePath();
  const place = usePlace();
  if (!place?.isSettings || place.area.name === "settings" || path !== place.screen.href) return null;
  return (
    <Suspense fallback={null}>
      <SettingsMenu />
    </Suspense>
  );
}

export function Shell() {
  const [isSearching, setSearching] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const unread = useUnread();
  usePrefetchedPalette();
  useSearchKey(() => {
    if (!isSearching) typeAheadBuffer.start();
    setSearching(true);
  });
  useScreenKeys(
    SHELL_KEYS,
    useMemo(() => ({ help: () => setHelpOpen(true) }), []),
  );
  return (
    <div className="flex min-h-dvh flex-col bg-canvas sm:h-dvh print:block print:h-auto print:bg-transparent">
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-sm focus:bg-raised focus:px-4 focus:py-2 focus:shadow-lg"
      >
        {t("account.nav.skip")}
      </a>
      <ImpersonationBanner />
      <ConnectionBanner />
      <div className="flex min-h-0 flex-1 max-sm:flex-col print:block">
        <TopBar onSearch={() => setSearching(true)} />
        <SideBar unread={unread} onSearch={() => setSearching(true)} onHelp={() => setHelpOpen(true)} />
        <main
          id="screen"
          className="flex min-w-0 flex-1 flex-col sm:min-h-0 max-sm:pb-16 print:block print:pb-0"
        >
          <div className="flex min-h-0 flex-1 print:block">
            <SettingsSide />
            <div className="flex min-h-0 min-w-0 flex-1 flex-col print:block">
              <SectionTabs />
              <Suspense fallback={<ScreenLoading />}>
                <Outlet />
              </Suspense>
            </div>
          </div>
        </main>
        <BottomTabs unread={unread} onMore={() => setMenuOpen(true)} />
      </div>
      <Drawer title={t("account.nav.title")} isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
        {(close) => (
          <div className="flex flex-col gap-5">
            <Places unread={unread} onGo={close} />
            <PersonMenu />
          </div>
        )}
      </Drawer>
      {isSearching && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {isHelpOpen && (
        <Suspense fallback={null}>
          <KeyHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

export const ScreenLoading = () => (
  <div className="grid flex-1 place-items-center text-ink-subtle">
    <Spinner className="text-2xl" />
  </div>
);

interface SideBarProps {
  unread: number;
  onSearch: () => void;
  onHelp: () => void;
}

function SideBar({ unread, onSearch, onHelp }: SideBarProps) {
  const [isNarrow, setNarrow] = useStoredState(
    localStore,
    "narrow-navigation",
    () => innerWidth < BREAKPOINTS.md,
  );
  const Fold = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={cx(
        "flex shrink-0 flex-col border-e border-line bg-canvas transition-[width] max-sm:hidden print:hidden",
        isNarrow ? "w-24" : "w-60 md:w-64",
      )}
    >
      <div className={cx("flex flex-col gap-3 p-3", isNarrow && "items-center")}>
        <AccountMenu isNarrow={isNarrow} />
        <SearchButton isNarrow={isNarrow} onPress={onSearch} />
      </div>
      <div
        className={cx(
          "min-h-0 flex-1 overflow-y-auto pb-4 [scrollbar-width:thin]",
          isNarrow ? "px-1.5" : "px-3",
        )}
      >
        <Places unread={unread} isNarrow={isNarrow} />
      </div>
      <div className={cx("flex items-center gap-1 border-t border-line p-2", isNarrow && "flex-col")}>
        <div className="min-w-0 flex-1">
          <PersonMenu isNarrow={isNarrow} />
        </div>
        <IconButton label={t("account.keys.title")} size="sm" onPress={onHelp}>
          <Keyboard aria-hidden />
        </IconButton>
        <IconButton
          label={isNarrow ? t("account.nav.widen") : t("account.nav.narrow")}
          size="sm"
          onPress={() => setNarrow(!isNarrow)}
        >
          <Fold aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </aside>
  );
}

function SearchButton({ onPress, isNarrow }: { onPress: () => void; isNarrow: boolean }) {
  if (isNarrow) {
    return (
      <IconButton label={t("account.nav.search")} size="sm" onPress={onPress}>
        <Search aria-hidden />
      </IconButton>
    );
  }
  return (
    <PlainButton
      onPress={onPress}
      className="focus-ring flex h-9 items-center gap-2.5 rounded-md border border-line bg-surface px-2.5 text-sm text-ink-subtle data-hovered:border-line-strong/60"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1 text-start">{t("account.nav.search")}</span>
      <kbd className="rounded-xs border border-line px-1.5 font-sans text-2xs">
        {capsOf(`Mod+${SEARCH_KEY}`).join(" ")}
      </kbd>
    </PlainButton>
  );
}

function TopBar({ onSearch }: { onSearch: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/95 px-3 backdrop-blur-sm sm:hidden print:hidden">
      <div className="min-w-0 flex-1">
        <AccountMenu />
      </div>
      <IconButton label={t("account.nav.search")} onPress={onSearch}>
        <Search aria-hidden />
      </IconButton>
    </header>
  );
}

/** Entries of the navigation in the tab bar of a phone; all others are one tap further. */
const TABS = 4;

const tab =
  "focus-ring flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-2xs font-medium -outline-offset-2";

function BottomTabs({ unread, onMore }: { unread: number; onMore: () => void }) {
  const place = usePlace();
  const { entries } = useNavigation();
  return (
    <nav
      aria-label={t("account.nav.tabs")}
      className="fixed inset-x-0 bottom-0 z-20 flex h-16 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      {entries.slice(0, TABS).map((area) => {
        const isCurrent = isOpen(place, area);
        return (
          <Link
            key={area.name}
            href={area.screens[0]?.href}
            aria-current={isCurrent ? "page" : undefined}
            className={cx(tab, isCurrent ? "text-accent-text" : "text-ink-subtle")}
          >
            <span className="relative px-2">
              <area.icon aria-hidden className="size-5.5" />
              {area.name === "inbox" && unread > 0 && <WaitingCount count={unread} isDot />}
            </span>
            <span className="max-w-full truncate px-0.5">{area.title}</span>
          </Link>
        );
      })}
      <PlainButton onPress={onMore} className={cx(tab, "text-ink-subtle")}>
        <MenuIcon aria-hidden className="size-5.5" />
        {t("account.nav.more")}
      </PlainButton>
    </nav>
  );
}

/** Always visible while the operator acts as another user. */
function ImpersonationBanner() {
  const { impersonated_by, user } = useSignedIn();
  const stop = useStopImpersonating();
  if (!impersonated_by) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-warning-line bg-warning-soft px-4 py-2 text-sm text-warning print:hidden"
    >
      <VenetianMask aria-hidden className="size-4.5" />
      <span>{t("account.nav.impersonating", { operator: impersonated_by, person: user.email })}</span>
      <Button size="sm" isPending={stop.isPending} onPress={() => stop.mutate()}>
        {t("account.nav.stopImpersonating")}
      </Button>
    </div>
  );
}
