// Rules of the home: who may stay, when and for how long, and on which terms.
import { Suspense } from "react";
import { t } from "@/i18n/editor";
import { Section } from "@/ui/layout/section";
import { UsualTerms } from "../../onboarding";
import { AutoFields } from "../frame/auto-fields";
import { useEditor } from "../frame/editor-context";

/** Some rules belong to the home, others to its listing; users see them as one. */
const GROUPS = [
  { name: "terms", of: "listing", fields: ["refund_policy", "payment_policy", "agreement"] },
  {
    name: "length",
    of: "listing",
    fields: ["min_nights", "max_nights", "min_nights_rule", "min_gap_nights"],
  },
  { name: "days", of: "listing", fields: ["check_in_days", "check_out_days"] },
  {
    name: "times",
    of: "property",
    fields: ["check_in_time", "check_out_time", "weekend_nights", "allows_turns"],
  },
  { name: "notice", of: "listing", fields: ["lead_days", "window_days", "turnover_days"] },
  {
    name: "guests",
    of: "listing",
    fields: ["included_guests", "extra_guest_amount", "max_pets", "smoking_allowed"],
  },
  {
    name: "booking",
    of: "listing",
    fields: [
      "book_online",
      "instant_book",
      "pay_online",
      "renter_can_modify",
      "request_hours",
      "quote_minutes",
    ],
  },
  { name: "house", of: "property", fields: ["house_rules"] },
] as const;

export function RulesTab() {
  const { property, propertyFields, listing, listingFields } = useEditor();
  if (!listing) return null;
  return GROUPS.map(({ name, of, fields }) => (
    <Section
      key={name}
      title={t(`editor.rules.${name}`)}
      hint={t(`editor.rules.${name}Hint`)}
      action={
        name === "terms" && (
          <Suspense fallback={null}>
            <UsualTerms home={{ ...listing.values, listing: listing.values.key }} />
          </Suspense>
        )
      }
    >
      {of === "listing" ? (
        <AutoFields of={listing} metadata={listingFields} names={fields} />
      ) : (
        <AutoFields of={property} metadata={propertyFields} names={fields} />
      )}
    </Section>
  ));
}
