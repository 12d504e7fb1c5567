// Page footer: contact, navigation and language.
import { chooseLocale } from "@/i18n/choice";
import { languageName } from "@/i18n/language-name";
import { LOCALES } from "@/i18n/locale";
import { t } from "@/i18n/site";
import { currentLocale } from "@/i18n/translate";
import { Badge } from "@/ui/feedback/badge";
import { callHref, SiteLink, useSite } from "../features/site";

const link = "rounded-xs underline-offset-4 hover:text-ink hover:underline";
const heading = "font-sans text-sm font-semibold tracking-normal text-ink";

export function Footer() {
  const { site, isDemo, paths } = useSite();
  const { email, phone, address } = site.contact;
  const offered = LOCALES.filter((locale) => site.languages.includes(locale));
  return (
    <footer className="border-t border-line bg-sunken text-[0.9375rem] text-ink-muted">
      <div className="container-page grid grid-cols-2 gap-10 py-12 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 flex flex-col gap-2 sm:col-span-1">
          <p className="flex items-center gap-3 font-display text-lg font-semibold text-ink">
            {site.name}
            {isDemo && (
              <Badge tone="info" className="font-sans">
                {t("site.shell.demo")}
              </Badge>
            )}
          </p>
          <address className="flex flex-col items-start gap-1.5 not-italic">
            {address && <span>{address}</span>}
            {phone && (
              <a href={callHref(phone)} className={link}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            )}
          </address>
        </div>
        <nav aria-label={t("site.shell.footerNavigation")} className="flex flex-col items-start gap-2">
          <h2 className={heading}>{t("site.shell.explore")}</h2>
          <SiteLink href={paths.home()} className={link}>
            {t("site.shell.home")}
          </SiteLink>
          <SiteLink href={paths.properties()} className={link}>
            {t("site.shell.homes")}
          </SiteLink>
          {site.pages.map(({ slug, title }) => (
            <SiteLink key={slug} href={paths.page(slug)} className={link}>
              {title}
            </SiteLink>
          ))}
        </nav>
        {offered.length > 1 && (
          <div className="flex flex-col items-start gap-2">
            <h2 className={heading}>{t("site.shell.language")}</h2>
            {offered.map((locale) => (
              <button
                key={locale}
                type="button"
                lang={locale}
                aria-current={locale === currentLocale() ? "true" : undefined}
                onClick={() => chooseLocale(locale, paths.root)}
                className={`${link} aria-[current]:font-semibold aria-[current]:text-ink`}
              >
                {languageName(locale)}
              </button>
            ))}
          </div>
        )}
      </div>
    </footer>
  );
}
