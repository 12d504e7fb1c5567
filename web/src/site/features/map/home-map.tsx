// The map of a search: still until somebody is there, then alive; pins, the card of the pressed pin, and searching by moving.
import { Suspense, useMemo, useRef, useState } from "react";
import { t } from "@/i18n/site";
import type { Area, Search } from "../search";
import { lazily, type PropertyCard } from "../site";
import { areaAround, cameraAround, MOST_ZOOM } from "./camera";
import type { Cluster } from "./clusters";
import { Credits } from "./credits";
import type { MapCanvasProps } from "./map-canvas";
import { useMapHomes } from "./map-query";
import type { Camera } from "./mercator";
import { MoveSearch } from "./move-search";
import { ownPlaces } from "./own-places";
import { PinCard } from "./pin-card";
import { PinLayer } from "./pin-layer";
import { StillMap } from "./still-map";
import { useSize } from "./use-size";
import { useView } from "./use-view";
import { useVisited } from "./visited";
import { hasWebGl } from "./webgl";

const MapCanvas = lazily<MapCanvasProps>(async () => (await import("./map-canvas")).MapCanvas);

export interface HomeMapProps {
  search: Search;
  /** The search that a home's page opens with. */
  carried: string;
  /** Whether somebody is there to move it. */
  isLive: boolean;
  highlighted: string | null;
  onHighlight: (key: string | null) => void;
  /** The guest moved the map and wants the homes of what it shows. */
  onArea: (area: Area) => void;
}

const NOBODY: readonly PropertyCard[] = [];

export function HomeMap({ search, carried, isLive, highlighted, onHighlight, onArea }: HomeMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { homes, total, isOld } = useMapHomes(search);
  const { camera, destination, follow, goTo, settle } = useView(search, homes, size, isOld);
  const places = useMemo(() => ownPlaces(homes), [homes]);
  const [selected, setSelected] = useState(NOBODY);
  const [searchesAsMoved, setSearchesAsMoved] = useState(true);
  const [unsearched, setUnsearched] = useState<Area | null>(null);
  const { visited, visit } = useVisited();

  const moveTo = (area: Area | null) => {
    setUnsearched(null);
    if (area) onArea(area);
  };
  const onGuestMove = (at: Camera) => {
    const area = settle(at);
    if (searchesAsMoved) moveTo(area);
    else setUnsearched(area);
  };
  const press = (cluster: Cluster<PropertyCard>) => {
    const area = areaAround(cluster.homes);
    const closer = area && size && cameraAround(area, size, MOST_ZOOM);
    if (cluster.homes.length > 1 && closer && camera && isLive && hasWebGl() && camera.zoom < MOST_ZOOM)
      goTo({ ...closer, isGuests: true });
    else setSelected(cluster.homes);
  };
  const shown = selected.filter(({ key }) => homes.some((home) => home.key === key));
  const pins = camera && size && (
    <PinLayer
      homes={homes}
      camera={camera}
      size={size}
      selected={shown}
      highlighted={highlighted}
      visited={visited}
      onPress={press}
      onHighlight={onHighlight}
    />
  );
  const still = camera && size && (
    <>
      <StillMap camera={camera} size={size} />
      {pins}
    </>
  );
  return (
    <div ref={frame} className="relative isolate size-full overflow-hidden bg-(--map-water)">
      {isLive && camera && hasWebGl() ? (
        <Suspense fallback={still}>
          <MapCanvas
            start={camera}
            destination={destination}
            places={places}
            onCamera={follow}
            onGuestMove={onGuestMove}
            onPressGround={() => setSelected(NOBODY)}
          >
            {pins}
          </MapCanvas>
          <MoveSearch
            isOn={searchesAsMoved}
            onChange={setSearchesAsMoved}
            onSearch={unsearched ? () => moveTo(unsearched) : null}
          />
        </Suspense>
      ) : (
        still
      )}
      {!hasWebGl() && <Note text={t("site.map.noWebGl")} />}
      {shown.length > 0 && (
        <PinCard homes={shown} search={carried} onVisit={visit} onClose={() => setSelected(NOBODY)} />
      )}
      {total > homes.length && homes.length > 0 && (
        <Note text={t("site.map.someOf", { count: homes.length, total })} />
      )}
      <Credits />
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="absolute bottom-7 start-3 z-1 max-w-[calc(100%-1.5rem)] rounded-full bg-surface/90 px-3 py-1 text-xs text-ink-muted shadow-sm">
      {text}
    </p>
  );
}
