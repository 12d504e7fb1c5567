// Place names on a static map.

import type { Size } from "../view/mercator";
import type { Label } from "./labels";

export function PlaceNames({ labels, size }: { labels: readonly Label[]; size: Size }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full animate-fade-in"
    >
      {labels.map(({ name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y}
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
