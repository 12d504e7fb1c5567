// The menu of the settings: beside their screens where there is room.
import { t } from "@/i18n/account";
import { NavigationLink } from "../navigation-link";
import { isOpen, usePlace, useSettingsAreas } from "../use-areas";
import { SETTINGS_ICONS } from "./icons";

export function SettingsMenu() {
  const place = usePlace();
  const areas = useSettingsAreas();
  return (
    <nav
      aria-label={t("account.nav.settings")}
      className="w-66 shrink-0 overflow-y-auto border-e border-line bg-canvas px-3 py-5 max-lg:hidden print:hidden"
    >
      <p className="px-2.5 pb-3 text-lg font-semibold tracking-tight">{t("account.nav.settings")}</p>
      <ul className="flex flex-col gap-px">
        {areas.map((area) => (
          <li key={area.name}>
            <NavigationLink
              area={{ ...area, icon: SETTINGS_ICONS[area.name] }}
              isCurrent={isOpen(place, area)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
