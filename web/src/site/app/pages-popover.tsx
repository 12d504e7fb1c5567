// Menu of the site's pages on narrow screens.
import type { RefObject } from "react";
import { t } from "@/i18n/site";
import { Popover } from "@/ui/overlay/popover";
import { SiteLink, useSite } from "../features/site";

export interface PagesPopoverProps {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function PagesPopover({ trigger, onClose }: PagesPopoverProps) {
  const { site, paths } = useSite();
  const links = [
    { href: paths.home(), title: t("site.shell.home") },
    { href: paths.properties(), title: t("site.shell.homes") },
    ...site.pages.map(({ slug, title }) => ({ href: paths.page(slug), title })),
  ];
  return (
    <Popover
      isOpen
      label={t("site.shell.menu")}
      triggerRef={trigger}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-60"
    >
      <nav aria-label={t("site.shell.menu")} className="-m-2 flex flex-col">
        {links.map(({ href, title }) => (
          <SiteLink
            key={href}
            href={href}
            onClick={onClose}
            className="flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-sunken"
          >
            {title}
          </SiteLink>
        ))}
      </nav>
    </Popover>
  );
}
