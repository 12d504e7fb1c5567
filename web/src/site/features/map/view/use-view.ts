// The map's camera and next destination. The search in the address decides, unless the guest has just moved the map there.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Area, areaChange, areaOf, type Search } from "../../search";
import { cameraOn, targetOf } from "./camera";
import type { Destination } from "./map-canvas";
import { type Camera, type Position, type Size, visibleArea } from "./mercator";

interface View {
  /** `null` until there is something to show. */
  camera: Camera | null;
  destination: Destination | null;
  follow: (camera: Camera) => void;
  goTo: (destination: Destination) => void;
  /**
   * Notes that the guest has moved the map, so that the search of this area does not move it again; returns the area.
   */
  keepView: (camera: Camera) => Area | null;
}

export function useView(search: Search, homes: readonly Position[], size: Size | null, isOld: boolean): View {
  const [camera, setCamera] = useState<Camera | null>(null);
  const [destination, setDestination] = useState<Destination | null>(null);
  const keptArea = useRef<string | null>(null);
  const target = targetOf(search, homes);
  const targetText = JSON.stringify(target);
  const isReady = size !== null && target !== null && !(isOld && areaOf(search) === null);

  const moveToTarget = useEffectEvent(() => {
    if (!size || !target || JSON.stringify(areaChange(areaOf(search))) === keptArea.current) return;
    const next = cameraOn(target, size);
    keptArea.current = null;
    if (camera) setDestination(next);
    else setCamera(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the target changes
  useEffect(() => {
    if (isReady) moveToTarget();
  }, [targetText, isReady]);

  const keepView = (at: Camera) => {
    if (!size) return null;
    const area = visibleArea(at, size);
    keptArea.current = JSON.stringify(areaChange(area));
    return area;
  };
  return { camera, destination, follow: setCamera, goTo: setDestination, keepView };
}
