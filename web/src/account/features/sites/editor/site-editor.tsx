// Page of a site: tabs by address, one draft of everything, and a preview of the site beside it.
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { ExternalLink, MoreHorizontal, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { t } from "@/i18n/sites";
import { IconButton } from "@/ui/action/icon-button";
import { LinkButton } from "@/ui/action/link";
import { Skeleton } from "@/ui/feedback/skeleton";
import { SectionNav } from "@/ui/layout/section-nav";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import { useDocumentTitle } from "@/ui/use-document-title";
import { usePartKeys } from "../../keys";
import { OnboardingStrip } from "../../onboarding";
import { metadataQuery, rowQuery } from "../../resources";
import {
  BackLink,
  DeleteDialog,
  draftOf,
  RecordPage,
  RowMissing,
  SaveBar,
  useRecordForm,
  useSaveRecord,
} from "../../row-pages";
import { useMay } from "../../session";
import { type Stateful, StateMenu } from "../../states";
import type { Site } from "../api-types";
import { pagesQuery } from "../queries";
import { type SiteEditing, SiteEditingProvider } from "./editor-context";
import { TabContent } from "./tab-content";
import { placeIn, TAB_ICONS, TABS, tabHref } from "./tabs";

export function SiteEditor({ recordKey }: { recordKey: string }) {
  const mayWrite = useMay("sites");
  if (!mayWrite) return <RecordPage resource="site" recordKey={recordKey} />;
  return <Loader key={recordKey} recordKey={recordKey} />;
}

function Loader({ recordKey }: { recordKey: string }) {
  const {
    data: site,
    error,
    refetch,
  } = useQuery({
    ...rowQuery<Site>("site", recordKey),
    meta: { showsOwnError: true },
  });
  useDocumentTitle(site?.name ?? "", t("account.noun.site"), "Casita");
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="mx-auto w-full max-w-[100rem] px-4 py-5 has-data-strip:[--strip:4.5rem] sm:px-8 sm:py-8">
        <BackLink resource="site" />
        <Suspense fallback={null}>
          <OnboardingStrip />
        </Suspense>
        {!site && <h1 className="sr-only">{t("account.noun.site")}</h1>}
        {!site && error && <RowMissing resource="site" error={error} onRetry={() => void refetch()} />}
        {!site && !error && <Loading />}
        {site && <Editor site={site} />}
      </div>
    </div>
  );
}

function Editor({ site }: { site: Site }) {
  const { tab, page } = useRouterState({
    select: ({ location }) => placeIn(location.searchStr),
    structuralSharing: true,
  });
  usePartKeys(TABS, tab, (name) => tabHref(site.key, name));
  const form = useRecordForm(site as never, draftOf("site", site));
  const save = useSaveRecord("site", site, form);
  const metadata = useQuery({ ...metadataQuery("site"), meta: { showsOwnError: true } });
  const pages = useQuery(pagesQuery(site.key)).data?.results ?? null;
  const draft = form.values as unknown as Site;
  const set = (change: Partial<Site>) => {
    for (const [name, value] of Object.entries(change)) form.set(name, value);
  };
  const editing: SiteEditing = {
    site,
    draft,
    set,
    setTheme: (change) => set({ theme: { ...draft.theme, ...change } }),
    form,
    save,
    pages,
  };
  return (
    <SiteEditingProvider value={editing}>
      <Head site={site} mayDelete={metadata.data?.may.delete ?? false} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SectionNav
          label={t("sites.tabs")}
          current={tab}
          parts={TABS.map((name) => ({
            name,
            label: t(`sites.tab.${name}`),
            href: tabHref(site.key, name),
            icon: TAB_ICONS[name],
          }))}
        />
        <TabContent tab={tab} page={page} saveBar={<SaveBar form={form} isPending={save.isPending} />} />
      </div>
    </SiteEditingProvider>
  );
}

/** The public site on this installation. */
const siteHref = ({ namespace }: Site) => `/s/${encodeURIComponent(namespace)}/`;

function Head({ site, mayDelete }: { site: Site; mayDelete: boolean }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <header className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{site.name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <span className="wrap-anywhere">{site.domain ?? siteHref(site)}</span>
          <StateMenu resource="site" row={site as unknown as Stateful} />
        </p>
      </div>
      <LinkButton href={siteHref(site)} target="_blank" size="sm">
        <ExternalLink aria-hidden /> {t("sites.open")}
      </LinkButton>
      {mayDelete && (
        <MenuTrigger>
          <IconButton label={t("account.bulk.actions")} variant="secondary" size="sm">
            <MoreHorizontal aria-hidden />
          </IconButton>
          <Menu aria-label={t("account.bulk.actions")} onAction={() => setAsked(true)}>
            <MenuItem id="delete" icon={<Trash2 aria-hidden />}>
              {t("account.action.delete")}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
      <DeleteDialog resource="site" row={site as never} isOpen={isAsked} onOpenChange={setAsked} />
    </header>
  );
}

const Loading = () => (
  <div role="status" aria-label={t("ui.loading")} className="mt-3">
    <Skeleton className="h-8 w-64 max-w-full" />
    <div className="mt-8 grid gap-8 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <Skeleton className="h-10 rounded-md lg:h-64" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </div>
);
