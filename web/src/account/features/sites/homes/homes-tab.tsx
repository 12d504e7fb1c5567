// Which homes the site shows, and which of them are featured.
import { t } from "@/i18n/sites";
import { RadioGroup } from "@/ui/choice/radio-group";
import { Section } from "@/ui/layout/section";
import { useSiteEditing } from "../editor/editor-context";
import { Notice } from "../notice";
import { showingAll, showingChosen } from "./choice";
import { HomeList } from "./home-list";

const KINDS = ["all", "chosen"] as const;

export function HomesTab() {
  const { draft, set } = useSiteEditing();
  const kind = draft.all_properties ? "all" : "chosen";
  return (
    <>
      <Section title={t("sites.homes.title")} hint={t("sites.homes.hint")}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={t("sites.homes.which")}
            look="card"
            value={kind}
            onChange={(next) => set(next === "all" ? showingAll() : showingChosen(draft))}
            options={KINDS.map((key) => ({
              key,
              label: t(`sites.homes.${key}`),
              description: t(`sites.homes.${key}Hint`),
            }))}
          />
          {kind === "chosen" && draft.properties.length === 0 && (
            <Notice look="warning">{t("sites.homes.nothing")}</Notice>
          )}
        </div>
      </Section>
      <Section title={t(`sites.homes.${kind}List`)} hint={t(`sites.homes.${kind}ListHint`)}>
        <HomeList key={kind} />
      </Section>
    </>
  );
}
