// One page: its Markdown text, its visibility, its entry in search engines, and a preview beside it.
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { t } from "@/i18n/sites";
import { Link } from "@/ui/action/link";
import { Switch } from "@/ui/choice/switch";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { Section } from "@/ui/layout/section";
import { usePaused } from "../../forms";
import { DeleteRecord, draftOf, SaveBar, useRecordForm, useSaveRecord } from "../../row-pages";
import type { SitePage } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { tabHref } from "../editor/tabs";
import { BesidePreview } from "../preview/beside-preview";
import { pagePath, publicAddress } from "../public-address";
import { renderPage } from "../queries";
import { SearchFields } from "../search/search-fields";
import { plainText, titled } from "../search/snippet";

export function PageEditor({ page }: { page: SitePage }) {
  const { site, draft: siteDraft } = useSiteEditing();
  const form = useRecordForm(page as never, draftOf("site-page", page));
  const save = useSaveRecord("site-page", page, form);
  const draft = form.values as unknown as SitePage;
  const html = useRendered(draft.body);
  const field = <K extends keyof SitePage & string>(name: K) => ({
    value: draft[name],
    ...form.errors.field<SitePage[K]>(name, (value) => form.set(name, value)),
  });
  const flag = (name: "published" | "in_menu") => ({
    isSelected: draft[name],
    onChange: (isOn: boolean) => form.set(name, isOn),
    children: t(`sites.pages.${name}`),
    description: t(`sites.pages.${name}Hint`),
  });
  const shown = html === undefined ? null : { slug: page.slug, title: draft.title, html };
  return (
    <BesidePreview page={shown}>
      <form onSubmit={save.submit} className="flex min-w-0 flex-col gap-5 pb-20 sm:pb-0">
        <div className="flex items-center justify-between gap-3">
          <Link
            href={tabHref(site.key, "pages")}
            className="inline-flex items-center gap-1.5 text-sm no-underline!"
          >
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {t("sites.pages.all")}
          </Link>
          <DeleteRecord resource="site-page" row={page as never} backTo={tabHref(site.key, "pages")} />
        </div>
        <Section title={t("sites.pages.words")} hint={t("sites.pages.markdown")}>
          <div className="flex flex-col gap-5">
            <TextField label={t("account.field.title")} isRequired maxLength={120} {...field("title")} />
            <TextArea
              label={t("sites.pages.body")}
              rows={14}
              maxLength={50_000}
              className="font-mono"
              {...field("body")}
            />
            <TextField
              label={t("account.field.slug")}
              description={publicAddress(site, pagePath(draft.slug))}
              maxLength={120}
              {...field("slug")}
            />
          </div>
        </Section>
        <Section title={t("sites.pages.shown")}>
          <div className="flex flex-col gap-5">
            <Switch {...flag("published")} />
            <Switch {...flag("in_menu")} />
          </div>
        </Section>
        <Section title={t("sites.search.one")} hint={t("sites.search.firstHint")}>
          <SearchFields
            title={field("search_title")}
            description={field("search_description")}
            usualTitle={titled(draft.title, siteDraft.name)}
            usualDescription={plainText(draft.body)}
            address={publicAddress(site, pagePath(draft.slug))}
          />
        </Section>
        <SaveBar form={form} isPending={save.isPending} />
      </form>
    </BesidePreview>
  );
}

/** The rendered text, updated when typing pauses; until then the previous one. */
function useRendered(body: string): string | undefined {
  const paused = usePaused(body);
  const { data } = useQuery({
    queryKey: ["page-preview", paused],
    queryFn: ({ signal }) => renderPage(paused, signal),
    placeholderData: (before) => before,
    meta: { showsOwnError: true },
  });
  return data?.html;
}
