// Map with a pin at the home's position: drag it, or press on the map to set it.

import { Minus, Plus } from "lucide-react";
import { type Map as MapLibreMap, Marker } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "@/i18n/editor";
import { IconButton } from "@/ui/action/icon-button";
import { createMap, drawBase } from "@/ui/base-map/create-map";
import { isUnset, type Position, rounded } from "./degrees";

const MIN_ZOOM = 1;
const MAX_ZOOM = 16;
const NEAR = 11;
const CREDITS = "© GeoNames (CC BY 4.0) · Natural Earth";

export function PinMap({ position, onMove }: { position: Position; onMove: (place: Position) => void }) {
  const holder = useRef<HTMLDivElement>(null);
  const pin = useRef<Marker>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const begin = useEffectEvent((container: HTMLElement) =>
    createMap(container, {
      ...position,
      zoom: isUnset(position) ? MIN_ZOOM : NEAR,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      title: t("editor.location.mapTitle"),
    }),
  );
  /** Position set by the user on this map, which need not be panned then. */
  const put = useRef<Position>(null);
  const moved = useEffectEvent((lat: number, lng: number) => {
    put.current = { lat: rounded(lat), lon: rounded(lng) };
    onMove(put.current);
  });
  useEffect(() => {
    if (!holder.current) return;
    const made = begin(holder.current);
    const stopDrawing = drawBase(made, []);
    const marker = new Marker({ element: pinElement(), draggable: true, anchor: "bottom" });
    marker.on("dragend", () => {
      const { lat, lng } = marker.getLngLat();
      moved(lat, lng);
    });
    made.on("click", ({ lngLat }) => moved(lngLat.lat, lngLat.lng));
    pin.current = marker;
    setMap(made);
    return () => {
      stopDrawing();
      made.remove();
    };
  }, []);
  const { lat, lon } = position;
  useEffect(() => {
    if (!map || !pin.current) return;
    if (isUnset({ lat, lon })) {
      pin.current.remove();
      return;
    }
    pin.current.setLngLat([lon, lat]).addTo(map);
    const isFromElsewhere = put.current?.lat !== lat || put.current.lon !== lon;
    if (isFromElsewhere) map.jumpTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), NEAR) });
  }, [map, lat, lon]);
  return (
    <div className="relative isolate mb-5 h-80 overflow-hidden rounded-lg border border-line bg-(--map-water)">
      <div ref={holder} className="absolute inset-0" />
      <div className="absolute end-3 top-3 z-2 flex flex-col overflow-hidden rounded-md border border-line bg-surface shadow-md">
        <IconButton size="sm" label={t("editor.location.closer")} onPress={() => map?.zoomIn()}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t("editor.location.farther")} onPress={() => map?.zoomOut()}>
          <Minus aria-hidden />
        </IconButton>
      </div>
      <p className="absolute end-0 bottom-0 z-1 rounded-ss-md bg-surface/85 px-2 py-0.5 text-2xs text-ink-muted">
        {CREDITS}
      </p>
    </div>
  );
}

/** SVG instead of an image, so that it takes the accent of the theme. Screen readers use the fields below. */
function pinElement(): HTMLElement {
  const element = document.createElement("div");
  element.ariaHidden = "true";
  element.className = "absolute start-0 top-0 cursor-grab text-accent drop-shadow-md active:cursor-grabbing";
  element.innerHTML =
    '<svg width="34" height="44" viewBox="0 0 34 44"><path d="M17 43S32 27 32 16.5a15 15 0 0 0-30 0C2 27 17 43 17 43Z" fill="currentColor" stroke="white" stroke-width="2"/><circle cx="17" cy="16.5" r="5.5" fill="white"/></svg>';
  return element;
}
