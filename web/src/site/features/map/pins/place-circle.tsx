// The circle around a home's approximate location.
import { House } from "lucide-react";
import { CIRCLE_RADIUS, pixelsOf } from "../view/approximate";
import { type Camera, type Position, type Size, toScreen } from "../view/mercator";

interface PlaceCircleProps {
  center: Position;
  camera: Camera;
  size: Size;
}

const MIN_DIAMETER = 44;

export function PlaceCircle({ center, camera, size }: PlaceCircleProps) {
  const { x, y } = toScreen(center, camera, size);
  const diameter = Math.max(MIN_DIAMETER, 2 * pixelsOf(CIRCLE_RADIUS, { ...camera, lat: center.lat }));
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 size-0"
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <div
        className="absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-accent bg-accent/20"
        style={{ width: diameter, height: diameter }}
      >
        <span className="grid size-9 place-items-center rounded-full bg-accent text-on-accent shadow-md">
          <House className="size-4.5" />
        </span>
      </div>
    </div>
  );
}
