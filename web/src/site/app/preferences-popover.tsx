// Popover to choose language and appearance.
import { type RefObject, useState } from "react";
import { chooseLocale } from "@/i18n/choice";
import { languageName } from "@/i18n/language-name";
import { LOCALES, type Locale } from "@/i18n/locale";
import { t } from "@/i18n/site";
import { currentLocale } from "@/i18n/translate";
import { RadioGroup } from "@/ui/choice/radio-group";
import { Popover } from "@/ui/overlay/popover";
import { chooseTheme, preferredTheme, THEMES, type Theme } from "@/ui/theme";
import { useSite } from "../features/site";

export interface PreferencesPopoverProps {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function PreferencesPopover({ trigger, onClose }: PreferencesPopoverProps) {
  const { site, paths } = useSite();
  const [theme, setTheme] = useState(preferredTheme);
  const offered = LOCALES.filter((locale) => site.languages.includes(locale));
  return (
    <Popover
      isOpen
      label={t("site.shell.preferences")}
      triggerRef={trigger}
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-60"
    >
      <div className="flex flex-col gap-6">
        <RadioGroup<Locale>
          label={t("site.shell.language")}
          options={offered.map((key) => ({ key, label: languageName(key) }))}
          value={offered.find((locale) => locale === currentLocale())}
          onChange={(locale) => chooseLocale(locale, paths.root)}
        />
        <RadioGroup<Theme>
          label={t("site.shell.appearance")}
          options={THEMES.map((key) => ({ key, label: t(`site.theme.${key}`) }))}
          value={theme}
          onChange={(chosen) => {
            setTheme(chosen);
            chooseTheme(chosen);
          }}
        />
      </div>
    </Popover>
  );
}
