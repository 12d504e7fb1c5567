// Opens the full-window map where there is no room for it beside the list.
import { Map as MapIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import type { Search } from "../search";
import { lazily } from "../site";
import type { MapDialogProps } from "./map-dialog";

const MapDialog = lazily<MapDialogProps>(async () => (await import("./map-dialog")).MapDialog);

interface MapButtonProps {
  search: Search;
  carried: string;
  update: (changes: Search) => void;
}

export function MapButton(props: MapButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="pointer-events-none sticky bottom-5 z-10 flex justify-center md:hidden">
      <Button
        variant="primary"
        onPress={() => setOpen(true)}
        onHoverStart={MapDialog.preload}
        onFocus={MapDialog.preload}
        className="pointer-events-auto rounded-full! border-transparent! bg-inverse! text-ink-inverse! shadow-lg!"
      >
        <MapIcon aria-hidden />
        {t("site.map.open")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MapDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
