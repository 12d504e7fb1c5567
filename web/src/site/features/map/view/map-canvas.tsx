// MapLibre as a component. It flies to the given destination and reports where the guest moved it; its children are rendered on the
// map and take part in its gestures.
import type { MapLibreEvent, Map as MapLibreMap } from "maplibre-gl";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { t } from "@/i18n/site";
import { createMap, drawBase } from "@/ui/base-map/create-map";
import { useSite } from "../../site";
import type { OwnPlace } from "../static/own-places";
import { MAX_ZOOM, MIN_ZOOM } from "./camera";
import type { Camera } from "./mercator";
import { ZoomButtons } from "./zoom-buttons";

/** Marks a move as the guest's, as MapLibre marks gestures with their event. */
const BY_GUEST = { byGuest: true };
const FLIGHT_TIME = 900;

export interface Destination extends Camera {
  /** Requested by the guest, so it counts as moving the map. */
  isGuests?: boolean;
}

export interface MapCanvasProps {
  /** Initial camera. */
  start: Camera;
  destination: Destination | null;
  places: readonly OwnPlace[];
  /** Called on every frame of a move. */
  onCamera: (camera: Camera) => void;
  /** Called at the end of a move by the guest. */
  onGuestMove: (camera: Camera) => void;
  onPressGround: () => void;
  children: ReactNode;
}

export function MapCanvas(props: MapCanvasProps) {
  const { destination, places, children } = props;
  const holder = useRef<HTMLDivElement>(null);
  const map = useMap(holder, props);
  const styleUrl = useSite().site.map.style_url ?? null;

  useEffect(() => {
    if (!map) return;
    if (!styleUrl) return drawBase(map, places);
    map.setStyle(styleUrl);
  }, [map, styleUrl, places]);

  useEffect(() => {
    if (!map || !destination) return;
    const { lat, lon, zoom, isGuests } = destination;
    map.flyTo({ center: [lon, lat], zoom, duration: FLIGHT_TIME }, isGuests ? BY_GUEST : undefined);
  }, [map, destination]);

  return (
    <>
      <div ref={holder} className="absolute inset-0" />
      {map && createPortal(children, map.getCanvasContainer())}
      <ZoomButtons onZoom={(step) => map?.zoomTo(map.getZoom() + step, undefined, BY_GUEST)} />
    </>
  );
}

function useMap(holder: { current: HTMLDivElement | null }, props: MapCanvasProps): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const create = useEffectEvent((container: HTMLDivElement) =>
    createMap(container, {
      ...props.start,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      title: t("site.map.canvas"),
    }),
  );
  const moved = useEffectEvent((camera: Camera) => props.onCamera(camera));
  const stopped = useEffectEvent((camera: Camera) => props.onGuestMove(camera));
  const pressed = useEffectEvent(() => props.onPressGround());
  useEffect(() => {
    if (!holder.current) return;
    const made = create(holder.current);
    made.on("move", () => moved(cameraOf(made)));
    made.on("moveend", (event) => isGuests(event) && stopped(cameraOf(made)));
    made.on("click", ({ originalEvent }) => originalEvent.target === made.getCanvas() && pressed());
    setMap(made);
    return () => made.remove();
  }, [holder]);
  return map;
}

function cameraOf(map: MapLibreMap): Camera {
  const { lat, lng } = map.getCenter();
  return { lat, lon: lng, zoom: map.getZoom() };
}

const isGuests = (event: MapLibreEvent<unknown> & Partial<typeof BY_GUEST>) =>
  Boolean(event.originalEvent ?? event.byGuest);
