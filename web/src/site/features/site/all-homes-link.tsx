// Link to all homes of the site, for otherwise empty pages.
import { t } from "@/i18n/site";
import { buttonStyle } from "@/ui/action/button-style";
import { useSite } from "./site-context";
import { SiteLink } from "./site-link";

export function AllHomesLink() {
  const { paths } = useSite();
  return (
    <SiteLink
      href={paths.properties()}
      className={buttonStyle({ variant: "primary", size: "lg" }, "hover:bg-accent-hover")}
    >
      {t("site.notFound.action")}
    </SiteLink>
  );
}
