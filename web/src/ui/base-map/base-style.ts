// Style of the offline base map: muted land and water, thin borders, town names. Fonts are those of the page.
import type { FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { LAST_TILE_ZOOM } from "./base-tiles";
import type { Palette } from "./palette";

export const TILE_PROTOCOL = "casita";

const FONT = ["Inter Variable", "sans-serif"];
const OWN_PLACES = "own-places";

/** Minimum zoom of town labels by rank. */
const TOWN_ZOOMS = [2, 4, 5.5, 7.5, 9, 10.5];
const QUARTER_ZOOM = 11.5;

/** Further out a pin stands for several towns and would cover their names. */
const OWN_TOWN_ZOOM = 8;
const MAX_COUNTRY_ZOOM = 6.5;

/** A label added to those of the base map. */
export interface MapPlace {
  name: string;
  kind: "town" | "quarter";
  lat: number;
  lon: number;
}

interface BaseStyle {
  palette: Palette;
  /** Towns of homes, which may be missing in the gazetteer. */
  places: readonly MapPlace[];
  language: string;
}

export function baseStyle({ palette, places, language }: BaseStyle): StyleSpecification {
  return {
    version: 8,
    sources: {
      base: {
        type: "vector",
        tiles: [`${TILE_PROTOCOL}://{z}/{x}/{y}`],
        minzoom: 0,
        maxzoom: LAST_TILE_ZOOM,
      },
      [OWN_PLACES]: {
        type: "geojson",
        data: { type: "FeatureCollection", features: places.map(ownFeature) },
      },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": palette.water } },
      ...shapes(palette),
      ...names(palette, places, language),
    ],
  };
}

const ownFeature = ({ name, kind, lat, lon }: MapPlace) => ({
  type: "Feature" as const,
  properties: { name, kind },
  geometry: { type: "Point" as const, coordinates: [lon, lat] },
});

const growing = (...stops: number[]) => ["interpolate", ["linear"], ["zoom"], ...stops] as never;

function shapes({ water, land, coast, border, state }: Palette): LayerSpecification[] {
  const layer = { source: "base" };
  const round = { "line-join": "round", "line-cap": "round" } as const;
  return [
    {
      ...layer,
      id: "shore",
      "source-layer": "land",
      type: "line",
      layout: round,
      paint: { "line-color": coast, "line-width": growing(3, 1, 8, 3, 14, 7) },
    },
    { ...layer, id: "land", "source-layer": "land", type: "fill", paint: { "fill-color": land } },
    { ...layer, id: "lakes", "source-layer": "lakes", type: "fill", paint: { "fill-color": water } },
    {
      ...layer,
      id: "lake-shores",
      "source-layer": "lakes",
      type: "line",
      minzoom: 5,
      paint: { "line-color": coast, "line-width": growing(5, 0.5, 14, 1.5) },
    },
    {
      ...layer,
      id: "rivers",
      "source-layer": "rivers",
      type: "line",
      minzoom: 4,
      layout: round,
      paint: { "line-color": coast, "line-width": growing(4, 0.5, 8, 1.6, 14, 5) },
    },
    {
      ...layer,
      id: "states",
      "source-layer": "states",
      type: "line",
      minzoom: 3.5,
      layout: round,
      paint: { "line-color": state, "line-width": growing(4, 0.6, 10, 1.2), "line-dasharray": [3, 2.5] },
    },
    {
      ...layer,
      id: "borders",
      "source-layer": "borders",
      type: "line",
      layout: round,
      paint: { "line-color": border, "line-width": growing(2, 0.6, 10, 1.8) },
    },
  ];
}

function names(palette: Palette, places: readonly MapPlace[], language: string): LayerSpecification[] {
  const paint = (color: string) => ({
    "text-color": color,
    "text-halo-color": palette.land,
    "text-halo-width": 1.5,
  });
  const own = new Set(places.map(({ name }) => name));
  const notOwn: FilterSpecification = ["!", ["in", ["get", "name"], ["literal", [...own]]]];
  const town = (rank: number): LayerSpecification => ({
    id: `towns-${rank}`,
    type: "symbol",
    source: "base",
    "source-layer": "labels",
    minzoom: TOWN_ZOOMS[rank - 1],
    filter: [
      "all",
      ["in", ["get", "kind"], ["literal", ["town", "capital"]]],
      ["==", ["get", "rank"], rank],
      notOwn,
    ],
    layout: {
      "text-field": ["get", "name"],
      "text-font": FONT,
      "text-size": growing(4, 15 - rank, 10, 17.5 - rank, 14, 20 - rank),
      "text-padding": 6,
      "text-max-width": 8,
    },
    paint: paint(rank <= 3 ? palette.label : palette.faintLabel),
  });
  return [
    ...[6, 5, 4, 3, 2, 1].map(town),
    {
      id: "quarters",
      type: "symbol",
      source: "base",
      "source-layer": "labels",
      minzoom: QUARTER_ZOOM,
      filter: ["all", ["==", ["get", "kind"], "quarter"], notOwn],
      layout: {
        "text-field": ["get", "name"],
        "text-font": FONT,
        "text-size": 12,
        "text-letter-spacing": 0.04,
      },
      paint: paint(palette.faintLabel),
    },
    {
      id: "own-quarters",
      type: "symbol",
      source: OWN_PLACES,
      minzoom: QUARTER_ZOOM,
      filter: ["==", ["get", "kind"], "quarter"],
      layout: {
        "text-field": ["get", "name"],
        "text-font": FONT,
        "text-size": 12,
        "text-letter-spacing": 0.04,
        "text-anchor": "top",
        "text-offset": [0, 1.6],
      },
      paint: paint(palette.faintLabel),
    },
    {
      id: "own-towns",
      type: "symbol",
      source: OWN_PLACES,
      minzoom: OWN_TOWN_ZOOM,
      filter: ["==", ["get", "kind"], "town"],
      layout: {
        "text-field": ["get", "name"],
        "text-font": FONT,
        "text-size": growing(6, 12, 12, 16),
        "text-anchor": "bottom",
        "text-offset": [0, -1.4],
      },
      paint: paint(palette.label),
    },
    {
      id: "countries",
      type: "symbol",
      source: "base",
      "source-layer": "labels",
      maxzoom: MAX_COUNTRY_ZOOM,
      filter: [
        "all",
        ["==", ["get", "kind"], "country"],
        ["<=", ["get", "rank"], ["step", ["zoom"], 1, 3, 2, 4, 4]],
      ],
      layout: {
        "text-field": countryName(language),
        "text-font": FONT,
        "text-size": growing(2, 10, 6, 15),
        "text-letter-spacing": 0.12,
        "text-transform": "uppercase",
        "text-max-width": 7,
      },
      paint: paint(palette.faintLabel),
    },
  ];
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode("A".charCodeAt(0) + index));

/** Browsers have country names in every language; the tiles hold only the code. */
function countryName(language: string): never {
  const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const known = codes.flatMap((code) => {
    const name = display.of(code);
    return name ? [code, name] : [];
  });
  return ["match", ["get", "country"], ...known, ""] as never;
}
