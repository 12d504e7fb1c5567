// Amenities of a home by group, in columns of three.
import { Check } from "lucide-react";
import { t } from "@/i18n/site";
import { amenityGroup, amenityName } from "../../properties";
import type { Amenity } from "../../site";
import { Section } from "./section";

export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  if (amenities.length === 0) return null;
  return (
    <Section title={t("site.home.amenities")}>
      <div className="-mb-7 columns-2 gap-x-8 sm:columns-3">
        {[...byGroup(amenities)].map(([group, members]) => (
          <div key={group} className="break-inside-avoid pb-7">
            <h3 className="mb-2 text-[0.9375rem] font-semibold">{group}</h3>
            <ul className="flex flex-col gap-1.5">
              {members.map((amenity) => (
                <li key={amenity.key} className="flex items-start gap-2 text-[0.9375rem] text-ink-muted">
                  <Check aria-hidden className="mt-1 size-3.5 shrink-0 text-accent-text" />
                  <span className="min-w-0 hyphens-auto wrap-anywhere">{amenityName(amenity)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function byGroup(amenities: readonly Amenity[]): Map<string, Amenity[]> {
  const groups = new Map<string, Amenity[]>();
  for (const amenity of amenities) {
    const group = amenityGroup(amenity);
    groups.set(group, [...(groups.get(group) ?? []), amenity]);
  }
  return groups;
}
