// The names of the homes' towns on a picture of the country.
import { labelsThatFit } from "./labels";
import type { Camera, Size } from "./mercator";
import type { OwnPlace } from "./own-places";

interface PlaceNamesProps {
  places: readonly OwnPlace[];
  camera: Camera;
  size: Size;
  /** How far above its place a name stands, in pixels. */
  above: number;
}

export function PlaceNames({ places, camera, size, above }: PlaceNamesProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full animate-fade-in"
    >
      {labelsThatFit(places, camera, size).map(({ name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y - above}
          textAnchor="middle"
          strokeWidth={3}
          className="fill-ink-muted stroke-(--map-land) text-sm font-medium [paint-order:stroke]"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
