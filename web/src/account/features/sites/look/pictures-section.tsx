// The pictures of a site: its logos, the first picture and the one of link previews.
import { t } from "@/i18n/sites";
import { Section } from "@/ui/layout/section";
import { HeroField } from "./hero-field";
import { PictureField } from "./picture-field";

export const PicturesSection = () => (
  <Section title={t("sites.look.pictures")} hint={t("sites.look.picturesHint")}>
    <div className="flex flex-col gap-7">
      <PictureField
        purpose="logo"
        label={t("sites.look.logo")}
        hint={t("sites.look.logoHint")}
        fallback={t("sites.look.logoNone")}
      />
      <PictureField
        purpose="logo_dark"
        label={t("sites.look.logoDark")}
        hint={t("sites.look.logoDarkHint")}
        fallback={t("sites.look.logoDarkNone")}
      />
      <HeroField />
      <PictureField
        purpose="social"
        label={t("sites.look.social")}
        hint={t("sites.look.socialHint")}
        fallback={t("sites.look.hero")}
      />
    </div>
  </Section>
);
