// Attribution of the map's data.
import { useSite } from "../site";

const OFFLINE_CREDITS = "© GeoNames (CC BY 4.0) · Natural Earth";

export function Credits() {
  const { site } = useSite();
  const text = site.map.style_url ? site.map.attribution : OFFLINE_CREDITS;
  if (!text) return null;
  return (
    <p className="absolute end-0 bottom-0 z-1 rounded-ss-md bg-surface/85 px-2 py-0.5 text-2xs text-ink-muted">
      {text}
    </p>
  );
}
