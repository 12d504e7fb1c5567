// Static map of a home's approximate location on its page; pressing it opens the interactive map.

import { Expand } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { buttonStyle } from "@/ui/action/button-style";
import { useNearViewport } from "@/ui/use-near-viewport";
import { lazily } from "../site";
import type { PropertyMapDialogProps } from "./property-map-dialog";
import type { StaticPlaceProps } from "./static/static-place";
import { approximately } from "./view/approximate";

const PropertyMapDialog = lazily<PropertyMapDialogProps>(
  async () => (await import("./property-map-dialog")).PropertyMapDialog,
);
const StaticPlace = lazily<StaticPlaceProps>(async () => (await import("./static/static-place")).StaticPlace);

type PropertyMapProps = Pick<PropertyMapDialogProps, "home" | "address">;

export function PropertyMap({ home, address }: PropertyMapProps) {
  const frame = useRef<HTMLButtonElement>(null);
  const isSeen = useNearViewport(frame);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={frame}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={PropertyMapDialog.preload}
        onFocus={PropertyMapDialog.preload}
        className="relative isolate block aspect-2/1 max-h-80 w-full overflow-hidden rounded-2xl bg-(--map-water)"
      >
        {isSeen && (
          <Suspense fallback={null}>
            <StaticPlace center={address ? home : approximately(home)} />
          </Suspense>
        )}
        <span className={buttonStyle({ size: "sm" }, "absolute! end-3 top-3 z-1 shadow-md")}>
          <Expand aria-hidden />
          {t("site.map.open")}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PropertyMapDialog home={home} address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
