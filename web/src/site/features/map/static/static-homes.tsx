// Static map with a dot for each home and the names of their towns.
import { useRef } from "react";
import { Credits } from "../credits";
import { areaAround, cameraAround } from "../view/camera";
import { useMapHomes } from "../view/map-query";
import { toScreen } from "../view/mercator";
import { useSize } from "../view/use-size";
import { labelsOfTowns } from "./labels";
import { ownPlaces } from "./own-places";
import { PlaceNames } from "./place-names";
import { StaticMap } from "./static-map";

/** Far enough out that coast and borders show which country it is. */
const MAX_ZOOM = 8;

export function StaticHomes() {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { homes } = useMapHomes({});
  const area = areaAround(homes);
  const camera = area && size && cameraAround(area, size, MAX_ZOOM);
  return (
    <div ref={frame} aria-hidden="true" className="absolute inset-0">
      {camera && size && (
        <>
          <StaticMap camera={camera} size={size} />
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${size.width} ${size.height}`}
            className="absolute inset-0 size-full animate-fade-in"
          >
            {homes.map((home) => {
              const { x, y } = toScreen(home, camera, size);
              return (
                <circle
                  key={home.key}
                  cx={x}
                  cy={y}
                  r={6}
                  strokeWidth={2}
                  className="fill-accent stroke-surface"
                />
              );
            })}
          </svg>
          <PlaceNames labels={labelsOfTowns(ownPlaces(homes), camera, size)} size={size} />
        </>
      )}
      <Credits />
    </div>
  );
}
