// All pins of a view in the order of the list, which is also the tab order.
import type { PropertyCard } from "../../site";
import { type Camera, type Size, toScreen } from "../view/mercator";
import { type Cluster, clustersIn } from "./clusters";
import { Pin } from "./pin";
import { useBounce } from "./use-bounce";

interface PinLayerProps {
  homes: readonly PropertyCard[];
  camera: Camera;
  size: Size;
  selected: readonly PropertyCard[];
  highlighted: string | null;
  visited: ReadonlySet<string>;
  onPress: (cluster: Cluster<PropertyCard>) => void;
  onHighlight: (key: string | null) => void;
}

export function PinLayer({ homes, camera, size, selected, highlighted, visited, ...actions }: PinLayerProps) {
  const bouncing = useBounce(highlighted);
  return clustersIn(homes, camera).map((cluster) => {
    const keys = cluster.homes.map(({ key }) => key);
    return (
      <Pin
        key={keys[0]}
        homes={cluster.homes}
        at={toScreen(cluster, camera, size)}
        isSelected={selected.some(({ key }) => keys.includes(key))}
        isHighlighted={highlighted !== null && keys.includes(highlighted)}
        isBouncing={bouncing !== null && keys.includes(bouncing)}
        isVisited={keys.every((key) => visited.has(key))}
        onPress={() => actions.onPress(cluster)}
        onHighlight={actions.onHighlight}
      />
    );
  });
}
