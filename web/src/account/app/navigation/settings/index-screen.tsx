// The start of the settings: every part with what it holds.
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/account";
import { useDocumentTitle } from "@/ui/use-document-title";
import { useSettingsAreas } from "../use-areas";
import { SETTINGS_ICONS } from "./icons";

export function SettingsIndex() {
  const title = t("account.nav.settings");
  useDocumentTitle(title, "Casita");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-8 sm:py-8">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <ul className="mt-6 grid gap-3 md:grid-cols-2">
          {useSettingsAreas()
            .map((area) => ({ ...area, icon: SETTINGS_ICONS[area.name] }))
            .map(({ name, title, icon: Icon, screens: [first] }) => (
              <li key={name}>
                <Link
                  href={first?.href}
                  className="focus-ring flex h-full items-start gap-4 rounded-xl border border-line bg-surface p-4 transition-colors data-hovered:border-line-strong/60 data-hovered:bg-sunken/40"
                >
                  <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-subtle" />
                  <span className="min-w-0">
                    <span className="block font-medium">{title}</span>
                    <span className="mt-0.5 block text-sm text-ink-muted">
                      {t(`account.settings.about.${name}`)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
