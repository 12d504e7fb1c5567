// The tab of the editor that the address names. Tabs that affect the look of the site have a preview beside them.
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "@/ui/feedback/skeleton";
import { AddressTab } from "../address/address-tab";
import { BookingTab } from "../booking/booking-tab";
import { DetailsTab } from "../details/details-tab";
import { HomesTab } from "../homes/homes-tab";
import { LookTab } from "../look/look-tab";
import { BesidePreview } from "../preview/beside-preview";
import { SearchTab } from "../search/search-tab";
import { useSiteEditing } from "./editor-context";
import type { TabName } from "./tabs";

const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));

const PagesTab = later(async () => (await import("../pages/pages-tab")).PagesTab);
const PaymentsTab = later(async () => (await import("../payments/payments-tab")).PaymentsTab);

/** Tabs that edit the draft of the site. */
const OF_THE_DRAFT: Partial<Record<TabName, ComponentType>> = {
  look: LookTab,
  homes: HomesTab,
  details: DetailsTab,
  address: AddressTab,
  search: SearchTab,
  booking: BookingTab,
};

interface TabContentProps {
  tab: TabName;
  page: string | null;
  saveBar: ReactNode;
}

export function TabContent({ tab, page, saveBar }: TabContentProps) {
  const { save } = useSiteEditing();
  const Part = OF_THE_DRAFT[tab];
  if (!Part)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        {tab === "pages" ? <PagesTab page={page} /> : <PaymentsTab />}
      </Suspense>
    );
  const form = (
    <form onSubmit={save.submit} className="flex min-w-0 flex-col gap-5 pb-20 sm:pb-0">
      <Part />
      {saveBar}
    </form>
  );
  return tab === "look" || tab === "details" ? <BesidePreview>{form}</BesidePreview> : form;
}
