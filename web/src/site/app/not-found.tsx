// The page for an address that leads nowhere, with a way on.
import { t } from "@/i18n/site";
import { buttonStyle } from "@/ui/button-style";
import { SiteLink, usePageTitle, useSite } from "../features/site";

export function NotFound() {
  const { paths } = useSite();
  usePageTitle(t("site.notFound.title"));
  return (
    <div className="container-page flex flex-col items-center gap-3 py-28 text-center">
      <h1 className="text-display-md">{t("site.notFound.title")}</h1>
      <p className="max-w-md text-ink-muted">{t("site.notFound.detail")}</p>
      <SiteLink
        href={paths.properties()}
        className={buttonStyle({ variant: "primary", size: "lg" }, "mt-4 hover:bg-accent-hover")}
      >
        {t("site.notFound.action")}
      </SiteLink>
    </div>
  );
}
