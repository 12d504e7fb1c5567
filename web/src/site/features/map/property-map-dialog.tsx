// The map of one home: its approximate location, and a link to the guest's own maps app. No third-party requests.
import { Navigation } from "lucide-react";
import { Suspense, useMemo, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { buttonStyle } from "@/ui/action/button-style";
import { hasWebGl } from "@/ui/base-map/webgl";
import { Dialog } from "@/ui/overlay/dialog";
import { placeOf } from "../properties";
import { lazily, type PropertyCard } from "../site";
import { Credits } from "./credits";
import { PlaceCircle } from "./pins/place-circle";
import { ownPlaces } from "./static/own-places";
import { StaticMap } from "./static/static-map";
import { approximately } from "./view/approximate";
import { PLACE_ZOOM } from "./view/camera";
import type { MapCanvasProps } from "./view/map-canvas";
import type { Camera, Position } from "./view/mercator";
import { useSize } from "./view/use-size";

const MapCanvas = lazily<MapCanvasProps>(async () => (await import("./view/map-canvas")).MapCanvas);

export interface PropertyMapDialogProps {
  home: Pick<PropertyCard, "name" | "lat" | "lon" | "city" | "state" | "neighborhood">;
  /** For guests who have booked: shows the exact location. */
  address?: string;
  onClose: () => void;
}

export function PropertyMapDialog({ home, address, onClose }: PropertyMapDialogProps) {
  const center = address ? home : approximately(home);
  const place = address ?? [home.neighborhood, placeOf(home)].filter(Boolean).join(", ");
  return (
    <Dialog
      isOpen
      size="lg"
      title={t("site.map.ofHome", { name: home.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <a href={geoAddress(center, place)} className={buttonStyle({ variant: "secondary" })}>
          <Navigation aria-hidden />
          {t("site.map.openApp")}
        </a>
      }
    >
      <p className="mb-4 text-ink-muted">{address ?? `${place}. ${t("site.map.approximate")}`}</p>
      <PlaceMap home={home} center={center} />
    </Dialog>
  );
}

/** A geo URI (RFC 5870); most apps use the text in parentheses as the pin's label. */
const geoAddress = ({ lat, lon }: { lat: number; lon: number }, name: string) =>
  `geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(name)})`;

const STAYS = () => {};

interface PlaceMapProps extends Pick<PropertyMapDialogProps, "home"> {
  center: Position;
}

function PlaceMap({ home, center: { lat, lon } }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [camera, setCamera] = useState<Camera>({ lat, lon, zoom: PLACE_ZOOM });
  const places = useMemo(() => ownPlaces([{ ...home, lat, lon }]), [home, lat, lon]);
  const circle = size && <PlaceCircle center={{ lat, lon }} camera={camera} size={size} />;
  const still = size && (
    <>
      <StaticMap camera={camera} size={size} />
      {circle}
    </>
  );
  return (
    <div
      ref={frame}
      className="relative isolate h-[min(28rem,55dvh)] overflow-hidden rounded-xl bg-(--map-water)"
    >
      {hasWebGl() ? (
        <Suspense fallback={still}>
          <MapCanvas
            start={camera}
            destination={null}
            places={places}
            onCamera={setCamera}
            onGuestMove={STAYS}
            onPressGround={STAYS}
          >
            {circle}
          </MapCanvas>
        </Suspense>
      ) : (
        still
      )}
      <Credits />
    </div>
  );
}
