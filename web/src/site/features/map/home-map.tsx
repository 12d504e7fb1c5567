// The map of a search: static until the user interacts, then MapLibre; pins, the card of the pressed pin, and searching by moving.
import { Suspense, useMemo, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { hasWebGl } from "@/ui/base-map/webgl";
import type { Area, Search } from "../search";
import { lazily, type PropertyCard } from "../site";
import { Credits } from "./credits";
import type { Cluster } from "./pins/clusters";
import { PinCard } from "./pins/pin-card";
import { PinLayer } from "./pins/pin-layer";
import { useVisited } from "./pins/visited";
import { labelsOfPins } from "./static/labels";
import { ownPlaces } from "./static/own-places";
import { PlaceNames } from "./static/place-names";
import { StaticMap } from "./static/static-map";
import { closerLook } from "./view/camera";
import type { MapCanvasProps } from "./view/map-canvas";
import { useMapHomes } from "./view/map-query";
import { MoveSearch } from "./view/move-search";
import { useMoveSearch } from "./view/use-move-search";
import { useSize } from "./view/use-size";
import { useView } from "./view/use-view";

const MapCanvas = lazily<MapCanvasProps>(async () => (await import("./view/map-canvas")).MapCanvas);

export interface HomeMapProps {
  search: Search;
  /** The search passed on to a home's page. */
  carried: string;
  /** Whether the map is interactive. */
  isLive: boolean;
  highlighted: string | null;
  onHighlight: (key: string | null) => void;
  /** Called when the guest moved the map, to search the visible area. */
  onArea: (area: Area) => void;
}

const NOBODY: readonly PropertyCard[] = [];
const EVERYWHERE: Search = {};

export function HomeMap({ search, carried, isLive, highlighted, onHighlight, onArea }: HomeMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { homes, total, isOld } = useMapHomes(search);
  // Without results the map shows all homes instead of an empty area.
  const around = useMapHomes(!isOld && total === 0 ? EVERYWHERE : search);
  const { camera, destination, follow, goTo, keepView } = useView(search, around.homes, size, around.isOld);
  const places = useMemo(() => ownPlaces(homes), [homes]);
  const [selected, setSelected] = useState(NOBODY);
  const moveSearch = useMoveSearch(onArea);
  const { visited, visit } = useVisited();

  const canMove = isLive && hasWebGl();
  const press = (cluster: Cluster<PropertyCard>) => {
    const closer = canMove && camera && size ? closerLook(cluster.homes, camera, size) : null;
    if (closer) goTo({ ...closer, isGuests: true });
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
      <StaticMap camera={camera} size={size} />
      <PlaceNames labels={labelsOfPins(homes, camera, size)} size={size} />
      {pins}
    </>
  );
  return (
    <div ref={frame} className="relative isolate size-full overflow-hidden bg-(--map-water)">
      {canMove && camera ? (
        <Suspense fallback={still}>
          <MapCanvas
            start={camera}
            destination={destination}
            places={places}
            onCamera={follow}
            onGuestMove={(at) => moveSearch.moved(keepView(at))}
            onPressGround={() => setSelected(NOBODY)}
          >
            {pins}
          </MapCanvas>
          <MoveSearch {...moveSearch} />
        </Suspense>
      ) : (
        still
      )}
      {shown.length > 0 && (
        <PinCard homes={shown} search={carried} onVisit={visit} onClose={() => setSelected(NOBODY)} />
      )}
      <Note total={total} shown={homes.length} />
      <Credits />
    </div>
  );
}

function Note({ total, shown }: { total: number; shown: number }) {
  const isPart = shown > 0 && shown < total;
  if (hasWebGl() && !isPart) return null;
  return (
    <p className="absolute start-3 bottom-7 z-1 max-w-[calc(100%-1.5rem)] rounded-full bg-surface/90 px-3 py-1 text-xs text-ink-muted shadow-sm">
      {hasWebGl() ? t("site.map.someOf", { count: shown, total }) : t("site.map.noWebGl")}
    </p>
  );
}
