// The 404 page, with a link back and some homes.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/site";
import { Featured } from "../features/home";
import { featuredOptions } from "../features/properties";
import { AllHomesLink, PlainPage, usePageTitle, useSite } from "../features/site";

export function NotFound() {
  const { site } = useSite();
  const { data: featured } = useQuery(featuredOptions(site));
  usePageTitle(t("site.notFound.title"));
  return (
    <>
      <PlainPage title={t("site.notFound.title")} detail={t("site.notFound.detail")} isShort>
        <AllHomesLink />
      </PlainPage>
      {featured && featured.results.length > 0 && <Featured list={featured} />}
    </>
  );
}
