// A pin bounces for two seconds after its card was hovered.
import { useEffect, useState } from "react";

export const BOUNCE_TIME = 2000;

/** Returns the key of the home whose pin bounces now. */
export function useBounce(highlighted: string | null): string | null {
  const [bouncing, setBouncing] = useState<string | null>(null);
  useEffect(() => {
    setBouncing(highlighted);
    if (!highlighted) return;
    const timer = setTimeout(() => setBouncing(null), BOUNCE_TIME);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return bouncing;
}
