// Look of the site: texts, color, heading font, pictures.
import { t } from "@/i18n/sites";
import { ChoicePills } from "@/ui/choice/choice-pills";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { Section } from "@/ui/layout/section";
import { useSiteEditing, useSiteField } from "../editor/editor-context";
import { AccentField } from "./accent-field";
import { PicturesSection } from "./pictures-section";

const FONTS = ["serif", "sans"] as const;

export function LookTab() {
  const { draft, setTheme } = useSiteEditing();
  return (
    <>
      <Section title={t("sites.look.words")} hint={t("sites.look.wordsHint")}>
        <div className="flex flex-col gap-5">
          <TextField label={t("account.field.name")} isRequired maxLength={120} {...useSiteField("name")} />
          <TextField
            label={t("account.field.tagline")}
            description={t("sites.look.taglineHint")}
            maxLength={200}
            {...useSiteField("tagline")}
          />
          <TextArea
            label={t("account.field.story")}
            description={t("sites.look.storyHint")}
            rows={5}
            maxLength={20_000}
            {...useSiteField("story")}
          />
        </div>
      </Section>
      <Section title={t("sites.look.style")} hint={t("sites.look.styleHint")}>
        <div className="flex flex-col gap-6">
          <AccentField />
          <ChoicePills
            label={t("sites.look.font")}
            value={draft.theme.font ?? "serif"}
            onChange={(font) => setTheme({ font })}
            options={FONTS.map((key) => ({ key, label: t(`sites.look.${key}`) }))}
          />
        </div>
      </Section>
      <PicturesSection />
    </>
  );
}
