// Page of a property: tabs by address, each autosaved, and what the home lacks before it can be sold.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Metadata } from "@/api/resource";
import { t } from "@/i18n/editor";
import { Skeleton } from "@/ui/feedback/skeleton";
import { useDocumentTitle } from "@/ui/use-document-title";
import { useAutosave } from "../../autosave";
import { OnboardingStrip } from "../../onboarding";
import { metadataQuery, rowQuery, writerOf } from "../../resources";
import { BackLink, RecordPage, RowMissing } from "../../row-pages";
import { useMay } from "../../session";
import type { Listing, Property } from "../data/api-types";
import { refreshPrices } from "../data/queries";
import { useReadiness } from "../data/readiness";
import { lackingTabs, type Need, tabOf } from "../publish/checklist";
import { type Editor, EditorProvider } from "./editor-context";
import { EditorHead } from "./editor-head";
import { SaveTrouble } from "./save-state";
import { TabContent } from "./tab-content";
import { TabNav } from "./tab-nav";
import { tabHref, tabIn } from "./tabs";

export function PropertyEditor({ recordKey }: { recordKey: string }) {
  const mayEdit = useMay(writerOf("property"));
  if (!mayEdit) return <RecordPage resource="property" recordKey={recordKey} />;
  return <Loader key={recordKey} recordKey={recordKey} />;
}

function Loader({ recordKey }: { recordKey: string }) {
  const property = useQuery({ ...rowQuery<Property>("property", recordKey), meta: { showsOwnError: true } });
  const listingKey = property.data?.listing ?? null;
  const listing = useQuery({
    ...rowQuery<Listing>("listing", listingKey ?? ""),
    enabled: listingKey !== null,
    meta: { showsOwnError: true },
  });
  const propertyFields = useQuery({ ...metadataQuery("property"), meta: { showsOwnError: true } });
  const listingFields = useQuery({ ...metadataQuery("listing"), meta: { showsOwnError: true } });
  useDocumentTitle(property.data?.name ?? "", t("account.noun.property"), "Casita");
  const asked = [property, listing, propertyFields, listingFields];
  const failed = asked.find(({ isError }) => isError);
  const metadata = propertyFields.data &&
    listingFields.data && { propertyFields: propertyFields.data, listingFields: listingFields.data };
  const isThere = property.data && metadata && (listingKey === null || listing.data);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="mx-auto w-full max-w-[90rem] px-4 py-5 has-data-strip:[--strip:4.5rem] sm:px-8 sm:py-8">
        <BackLink resource="property" />
        {!isThere && <h1 className="sr-only">{t("account.noun.property")}</h1>}
        {!isThere && failed?.error && (
          <RowMissing resource="property" error={failed.error} onRetry={() => void failed.refetch()} />
        )}
        {!isThere && !failed && <Loading />}
        {property.data && metadata && isThere && listing.data && listingKey && (
          <Offered property={property.data} listing={listing.data} metadata={metadata} />
        )}
        {property.data && metadata && listingKey === null && (
          <Unoffered property={property.data} metadata={metadata} />
        )}
      </div>
    </div>
  );
}

interface PageProps {
  property: Property;
  metadata: { propertyFields: Metadata; listingFields: Metadata };
}

function usePropertyAutosave(property: Property) {
  const client = useQueryClient();
  return useAutosave("property", property, () => void refreshPrices(client));
}

function Offered({ property, listing, metadata }: PageProps & { listing: Listing }) {
  const client = useQueryClient();
  const home = usePropertyAutosave(property);
  const offer = useAutosave("listing", listing, () => void refreshPrices(client));
  return <Page editor={{ property: home, listing: offer, ...metadata }} />;
}

function Unoffered({ property, metadata }: PageProps) {
  return <Page editor={{ property: usePropertyAutosave(property), listing: null, ...metadata }} />;
}

/** The first missing requirement for bookings, with a link to it. */
function lackingOf(property: string, needs: readonly Need[]) {
  const need = needs.find(({ required, met }) => required && !met);
  return need && { what: t(`editor.need.${need.name}`), href: tabHref(property, tabOf(need.name)) };
}

function Page({ editor }: { editor: Editor }) {
  const { property, listing } = editor;
  const tab = useRouterState({ select: ({ location }) => tabIn(location.searchStr) });
  const readiness = useReadiness(property.values.key, listing?.values.key ?? null);
  const needs = readiness?.needs ?? [];
  return (
    <EditorProvider editor={editor}>
      <Suspense fallback={null}>
        <OnboardingStrip lacking={lackingOf(property.values.key, needs)} />
      </Suspense>
      <EditorHead mayDelete={editor.propertyFields.may.delete} />
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        <SaveTrouble row={property} />
        {listing && <SaveTrouble row={listing} />}
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
        <TabNav property={property.values.key} current={tab} lacking={lackingTabs(needs)} />
        <TabContent tab={tab} readiness={readiness} />
      </div>
    </EditorProvider>
  );
}

const Loading = () => (
  <div role="status" aria-label={t("ui.loading")} className="mt-3">
    <Skeleton className="h-8 w-64 max-w-full" />
    <div className="mt-8 grid gap-8 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
      <Skeleton className="h-10 rounded-md lg:h-96" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  </div>
);
