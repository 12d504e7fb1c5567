// Contact data and languages of the site.
import { languageName } from "@/i18n/language-name";
import { LOCALES, type Locale } from "@/i18n/locale";
import { t } from "@/i18n/sites";
import { Checkbox } from "@/ui/choice/checkbox";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { Section } from "@/ui/layout/section";
import { Select } from "@/ui/select/select";
import { useSiteEditing, useSiteField } from "../editor/editor-context";
import { languagesIn, withFirst, withLanguage } from "./languages";

export function DetailsTab() {
  const { draft, setTheme } = useSiteEditing();
  return (
    <>
      <Section title={t("sites.details.languages")} hint={t("sites.details.languagesHint")}>
        <Languages />
      </Section>
      <Section title={t("sites.details.contact")} hint={t("sites.details.contactHint")}>
        <div className="flex flex-col gap-5">
          <TextField
            label={t("account.field.contact_email")}
            type="email"
            {...useSiteField("contact_email")}
          />
          <TextField label={t("account.field.contact_phone")} type="tel" {...useSiteField("contact_phone")} />
          <TextArea
            label={t("account.field.contact_address")}
            rows={2}
            maxLength={500}
            {...useSiteField("contact_address")}
          />
          <TextField
            label={t("sites.details.hours")}
            description={t("sites.details.hoursHint")}
            maxLength={200}
            value={draft.theme.contact_hours ?? ""}
            onChange={(contact_hours) => setTheme({ contact_hours })}
          />
        </div>
      </Section>
    </>
  );
}

function Languages() {
  const { value, onChange } = useSiteField("languages");
  const chosen = languagesIn(value);
  const [first = LOCALES[0]] = chosen;
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t("sites.details.languages")}</legend>
        {LOCALES.map((locale) => (
          <Checkbox
            key={locale}
            isSelected={chosen.includes(locale)}
            isDisabled={chosen.length === 1 && chosen.includes(locale)}
            onChange={(isOn) => onChange(withLanguage(value, locale, isOn))}
          >
            <span lang={locale}>{languageName(locale)}</span>
          </Checkbox>
        ))}
      </fieldset>
      {chosen.length > 1 && (
        <Select
          label={t("sites.details.first")}
          description={t("sites.details.firstHint")}
          value={first}
          options={chosen.map((key) => ({ key, label: languageName(key) }))}
          onChange={(key) => onChange(withFirst(value, key as Locale))}
        />
      )}
    </div>
  );
}
