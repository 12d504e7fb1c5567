// The way to the home, once it is booked: address, map, and directions in the guest's maps app.
import { MapPin, Navigation } from "lucide-react";
import { t } from "@/i18n/site";
import { buttonStyle } from "@/ui/action/button-style";
import { PropertyMap } from "../../map";
import type { Property } from "../../site";

export function GettingThere({ property, address }: { property: Property; address: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 items-start gap-2.5">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-subtle" />
          <span className="min-w-0 wrap-anywhere">{address}</span>
        </p>
        <a
          href={directionsTo(address)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: "secondary" })}
        >
          <Navigation aria-hidden />
          {t("site.status.directions")}
        </a>
      </div>
      <PropertyMap home={property} address={address} />
    </>
  );
}

/** Opens the maps app of a phone, and a web page elsewhere. */
const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
