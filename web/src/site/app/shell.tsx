// Layout of every page: skip link, header, content, footer.
import { Outlet, useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { t } from "@/i18n/site";
import { FromStep, LAST_STEP } from "../features/site";
import { Footer } from "./footer";
import { Header } from "./header";

const MAIN = "main";

export function Shell() {
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  const { pathname } = useLocation();
  // The checkout has no links to other pages.
  const isBooking = pathname.includes("/reservation/checkout/");
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN}`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-md bg-inverse px-4 py-2.5 font-medium text-ink-inverse focus:translate-y-0"
      >
        {t("site.skipToContent")}
      </a>
      <Header />
      <main id={MAIN} ref={main} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      {!isBooking && (
        <FromStep step={LAST_STEP}>
          <Footer />
        </FromStep>
      )}
    </div>
  );
}

/** Moves the focus to the start of a page after navigation; the first page leaves the focus where it is. */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
