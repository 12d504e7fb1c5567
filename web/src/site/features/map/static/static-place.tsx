// Static map around one home.
import { useRef } from "react";
import { Credits } from "../credits";
import type { Position } from "../view/mercator";
import { PlaceCircle } from "../pins/place-circle";
import { StillMap } from "./static-map";
import { useSize } from "../view/use-size";

export interface StillPlaceProps {
  centre: Position;
}

/** Far enough out that coast and lakes show where it is. */
const ZOOM = 9;

export function StillPlace({ centre }: StillPlaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const camera = { ...centre, zoom: ZOOM };
  return (
    <div ref={frame} className="absolute inset-0">
      {size && (
        <>
          <StillMap camera={camera} size={size} />
          <PlaceCircle centre={centre} camera={camera} size={size} />
        </>
      )}
      <Credits />
    </div>
  );
}
