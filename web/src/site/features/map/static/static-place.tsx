// Static map around one home.
import { useRef } from "react";
import { Credits } from "../credits";
import { PlaceCircle } from "../pins/place-circle";
import type { Position } from "../view/mercator";
import { useSize } from "../view/use-size";
import { StaticMap } from "./static-map";

export interface StaticPlaceProps {
  center: Position;
}

/** Far enough out that coast and lakes show where it is. */
const ZOOM = 9;

export function StaticPlace({ center }: StaticPlaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const camera = { ...center, zoom: ZOOM };
  return (
    <div ref={frame} className="absolute inset-0">
      {size && (
        <>
          <StaticMap camera={camera} size={size} />
          <PlaceCircle center={center} camera={camera} size={size} />
        </>
      )}
      <Credits />
    </div>
  );
}
