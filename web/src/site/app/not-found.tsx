// The page for an address that leads nowhere, with a way on.
import { t } from "@/i18n/site";
import { AllHomesLink, PlainPage, usePageTitle } from "../features/site";

export function NotFound() {
  usePageTitle(t("site.notFound.title"));
  return (
    <PlainPage title={t("site.notFound.title")} detail={t("site.notFound.detail")}>
      <AllHomesLink />
    </PlainPage>
  );
}
