// Search engine entry of the site's first page, and links to those of its other pages.
import { ChevronRight } from "lucide-react";
import { t } from "@/i18n/sites";
import { Link } from "@/ui/action/link";
import { Section } from "@/ui/layout/section";
import { useSiteEditing, useSiteField } from "../editor/editor-context";
import { pageHref } from "../editor/tabs";
import { publicAddress } from "../public-address";
import { SearchFields } from "./search-fields";
import { titled } from "./snippet";

export function SearchTab() {
  const { site, draft, pages } = useSiteEditing();
  return (
    <>
      <Section title={t("sites.search.first")} hint={t("sites.search.firstHint")}>
        <div className="max-w-2xl">
          <SearchFields
            title={useSiteField("search_title")}
            description={useSiteField("search_description")}
            usualTitle={titled(draft.name, draft.tagline)}
            usualDescription={draft.story}
            address={publicAddress(site)}
          />
        </div>
      </Section>
      {pages && pages.length > 0 && (
        <Section title={t("sites.search.pages")} hint={t("sites.search.pagesHint")}>
          <ul className="-my-1 divide-y divide-line">
            {pages.map(({ key, title, search_title }) => (
              <li key={key}>
                <Link
                  href={pageHref(site.key, key)}
                  className="flex items-center gap-3 py-3 text-[0.9375rem] no-underline!"
                >
                  <span className="min-w-0 flex-1 truncate">{search_title || titled(title, draft.name)}</span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
