// The whole search on a phone: place, dates and party below each other, and one button.
import { Search } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { t } from "@/i18n/site";
import { localToday } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { Drawer } from "@/ui/overlay/drawer";
import { CalendarSkeleton, StayCalendar } from "../availability";
import { PartyPickers } from "../party";
import { WherePanel } from "./place/where-panel";
import type { Trip } from "./trip/trip";

export interface SearchDrawerProps {
  trip: Trip;
  onChange: (trip: Trip) => void;
  onSearch: (trip: Trip) => void;
  onClose: () => void;
}

const NOTHING: Trip = { locations: [], area: null, stay: null, adults: 2, children: 0 };

export function SearchDrawer({ trip, onChange, onSearch, onClose }: SearchDrawerProps) {
  return (
    <Drawer
      isOpen
      title={t("site.search.label")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <Button variant="quiet" onPress={() => onChange(NOTHING)}>
            {t("site.search.clear")}
          </Button>
          <Button variant="primary" size="lg" onPress={() => onSearch(trip)}>
            <Search aria-hidden />
            {t("site.search.submit")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-8">
        <Section title={t("site.search.where")}>
          <WherePanel
            key={trip.locations.join()}
            locations={trip.locations}
            onChange={(locations) => onChange({ ...trip, locations, area: null })}
            onFind={({ label, area }) => onChange({ ...trip, locations: [label], area })}
          />
        </Section>
        <Section title={t("site.search.when")}>
          <Suspense fallback={<CalendarSkeleton />}>
            <StayCalendar
              label={t("site.search.when")}
              today={localToday()}
              stay={trip.stay}
              onChange={(stay) => onChange({ ...trip, stay })}
            />
          </Suspense>
        </Section>
        <Section title={t("site.search.who")}>
          <Suspense fallback={<div className="h-28" />}>
            <PartyPickers party={trip} onChange={(party) => onChange({ ...trip, ...party })} />
          </Suspense>
        </Section>
      </div>
    </Drawer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-xl font-semibold">{title}</h3>
      {children}
    </section>
  );
}
