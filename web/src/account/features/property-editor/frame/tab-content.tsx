// The tab of the editor that the address names. Tabs about the offer require a listing.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Tag } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import { t } from "@/i18n/editor";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { refreshRows, resourceOf } from "../../resources";
import { useSignedIn } from "../../session";
import type { Listing } from "../data/api-types";
import type { Readiness } from "../data/readiness";
import { DetailsTab } from "../details/details-tab";
import { StayPrice } from "../price/stay-price";
import { PublishTab } from "../publish/publish-tab";
import { useEditor } from "./editor-context";
import type { TabName } from "./tabs";

const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** All but the first and the last tab are loaded when they are opened. */
const PARTS: Record<Exclude<TabName, "details" | "publish">, ComponentType> = {
  photos: later(async () => (await import("../photos/photos-tab")).PhotosTab),
  amenities: later(async () => (await import("../amenities/amenities-tab")).AmenitiesTab),
  location: later(async () => (await import("../location/location-tab")).LocationTab),
  rates: later(async () => (await import("../rates/rates-tab")).RatesTab),
  fees: later(async () => (await import("../fees/fees-tab")).FeesTab),
  taxes: later(async () => (await import("../taxes/taxes-tab")).TaxesTab),
  rules: later(async () => (await import("../rules/rules-tab")).RulesTab),
  calendar: later(async () => (await import("../calendar/calendar-tab")).CalendarTab),
  channels: later(async () => (await import("../channels/channels-tab")).ChannelsTab),
};

const PRICED: ReadonlySet<TabName> = new Set(["rates", "fees", "taxes", "rules"]);
const OF_THE_OFFER: ReadonlySet<TabName> = new Set([...PRICED, "publish"]);

interface TabContentProps {
  tab: TabName;
  /** `undefined` until the server has responded. */
  readiness?: Readiness;
}

export function TabContent({ tab, readiness }: TabContentProps) {
  const { listing } = useEditor();
  const lacksListing = OF_THE_OFFER.has(tab) && !listing;
  return (
    <div className="flex min-w-0 flex-col gap-5 pb-20 sm:pb-0">
      {lacksListing ? <NoListing /> : <Part tab={tab} readiness={readiness} />}
      {PRICED.has(tab) && listing && <StayPrice />}
    </div>
  );
}

function Part({ tab, readiness }: TabContentProps) {
  if (tab === "details") return <DetailsTab />;
  if (tab === "publish")
    return readiness ? <PublishTab readiness={readiness} /> : <Skeleton className="h-96 rounded-xl" />;
  const Content = PARTS[tab];
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
      <Content />
    </Suspense>
  );
}

function NoListing() {
  const client = useQueryClient();
  const { property } = useEditor();
  const { account } = useSignedIn();
  const create = useMutation({
    mutationFn: () =>
      resourceOf<Listing>("listing").create({
        property: property.values.key,
        currency: account.currency.code as never,
      }),
    onSuccess: () => Promise.all([refreshRows(client, "property"), refreshRows(client, "listing")]),
  });
  return (
    <Section title={t("editor.noListing.title")}>
      <ListPlaceholder
        icon={<Tag aria-hidden />}
        title={t("editor.noListing.lead")}
        detail={t("editor.noListing.detail")}
        actionLabel={t("editor.noListing.create")}
        onAction={() => !create.isPending && create.mutate()}
      />
    </Section>
  );
}
