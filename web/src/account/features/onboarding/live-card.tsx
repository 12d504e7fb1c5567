// The end of onboarding: the address of the website, and what most owners set up next.
import {
  CalendarSync,
  FileText,
  Landmark,
  type LucideIcon,
  PartyPopper,
  Receipt,
  UserPlus,
  X,
} from "lucide-react";
import { useId } from "react";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/onboarding";
import { IconButton } from "@/ui/action/icon-button";
import { listHref, recordHref } from "../resources";
import type { Onboarding } from "./onboarding-query";
import { SiteLink } from "./site-link";

type NextName = "fees" | "taxes" | "calendarSync" | "templates" | "team";

interface NextStep {
  name: NextName;
  icon: LucideIcon;
  href: string;
}

function nextSteps({ property }: Onboarding): NextStep[] {
  const home = property ? recordHref("property", property.key) : listHref("property");
  return [
    { name: "fees", icon: Receipt, href: `${home}?tab=fees` },
    { name: "taxes", icon: Landmark, href: `${home}?tab=taxes` },
    { name: "calendarSync", icon: CalendarSync, href: `${home}?tab=channels` },
    { name: "templates", icon: FileText, href: listHref("message-template") },
    { name: "team", icon: UserPlus, href: listHref("user") },
  ];
}

export function LiveCard({ onboarding, onDismiss }: { onboarding: Onboarding; onDismiss: () => void }) {
  const id = useId();
  const { site } = onboarding;
  return (
    <section aria-labelledby={id} className="mt-6 rounded-xl border border-line bg-surface p-5 sm:p-7">
      <header className="flex items-start gap-4">
        <PartyPopper aria-hidden className="mt-0.5 size-6 shrink-0 text-accent-text max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            {t("onboarding.live.title")}
          </h2>
          <p className="mt-0.5 text-sm text-ink-muted">{t("onboarding.live.lead")}</p>
        </div>
        <IconButton label={t("ui.dismiss")} size="sm" onPress={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </header>
      {site && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <span className="min-w-0 text-sm font-medium wrap-anywhere">{site.url}</span>
          <SiteLink url={site.url} />
        </div>
      )}
      <h3 className="mt-6 text-sm font-semibold">{t("onboarding.live.next")}</h3>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {nextSteps(onboarding).map(({ name, icon: Icon, href }) => (
          <li key={name}>
            <Link
              href={href}
              className="focus-ring flex h-full items-start gap-3 rounded-lg border border-line p-3 data-hovered:bg-sunken/60"
            >
              <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-subtle" />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{t(`onboarding.live.${name}`)}</span>
                <span className="block text-sm text-ink-muted">{t(`onboarding.live.${name}Detail`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
