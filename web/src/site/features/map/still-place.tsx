// Static map around one home.
import { useRef } from "react";
import { Credits } from "./credits";
import type { Position } from "./mercator";
import { PlaceCircle } from "./place-circle";
import { StillMap } from "./still-map";
import { useSize } from "./use-size";

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
