// An interactive map with our own tiles, in the colors of the theme.
import { addProtocol, Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { currentLocale } from "@/i18n/translate";
import { baseStyle, type MapPlace, TILE_PROTOCOL } from "./base-style";
import { fetchTile } from "./base-tiles";
import { readPalette, watchTheme } from "./palette";
import "./map.css";

setWorkerUrl(workerUrl);
addProtocol(TILE_PROTOCOL, async ({ url }, { signal }) => {
  const [zoom = 0, x = 0, y = 0] = url.slice(`${TILE_PROTOCOL}://`.length).split("/").map(Number);
  return { data: await fetchTile({ zoom, x, y }, signal) };
});

interface NewMap {
  lat: number;
  lon: number;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  /** Accessible name. */
  title: string;
}

/** Flat, north up. */
export function createMap(container: HTMLElement, { lat, lon, title, ...zooms }: NewMap): MapLibreMap {
  const map = new MapLibreMap({
    ...zooms,
    container,
    center: [lon, lat],
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: { "Map.Title": title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Draws the base map, and again when the theme changes; returns a function that stops watching. */
export function drawBase(map: MapLibreMap, places: readonly MapPlace[]): () => void {
  const draw = () =>
    map.setStyle(baseStyle({ palette: readPalette(), places, language: currentLocale() }), { diff: true });
  draw();
  return watchTheme(draw);
}
