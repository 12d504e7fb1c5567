// Zoom buttons, for users who neither pinch nor scroll.
import { Minus, Plus } from "lucide-react";
import { t } from "@/i18n/site";
import { IconButton } from "@/ui/action/icon-button";

export function ZoomButtons({ onZoom }: { onZoom: (step: number) => void }) {
  return (
    <div className="absolute end-3 top-3 z-2 flex flex-col overflow-hidden rounded-md border border-line bg-surface shadow-md">
      <IconButton size="sm" label={t("site.map.zoomIn")} onPress={() => onZoom(1)}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t("site.map.zoomOut")} onPress={() => onZoom(-1)}>
        <Minus aria-hidden />
      </IconButton>
    </div>
  );
}
