// Full-window photo viewer: arrows or swipes to page, Escape to close. The photos next to the shown one are prefetched.
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { t } from "@/i18n/site";
import { IconButton } from "@/ui/action/icon-button";
import { Photo, srcSetOf } from "../../photos";
import type { Photo as PhotoData } from "../../site";

export interface PhotoViewerProps {
  photos: readonly PhotoData[];
  name: string;
  first: number;
  onClose: () => void;
}

const SWIPE_DISTANCE = 48;
const SIZES = "100vw";
const onDark = "text-white! bg-black/45! data-hovered:bg-black/70! data-pressed:bg-black! rounded-full!";

export function PhotoViewer({ photos, name, first, onClose }: PhotoViewerProps) {
  const [index, setIndex] = useState(first);
  const swipe = useRef<number | null>(null);
  const beside = (step: number) => (index + step + photos.length) % photos.length;
  const page = (step: number) => setIndex(beside(step));
  useFetched(photos[beside(1)]);
  useFetched(photos[beside(-1)]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") page(1);
    if (key === "ArrowLeft") page(-1);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const distance = clientX - (swipe.current ?? clientX);
    swipe.current = null;
    if (Math.abs(distance) > SWIPE_DISTANCE) page(distance < 0 ? 1 : -1);
  };
  const photo = photos[index];
  if (!photo) return null;
  const position = t("site.photos.position", { number: String(index + 1), total: String(photos.length) });
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-50 bg-black data-entering:animate-fade-in data-exiting:animate-fade-out"
    >
      <Modal className="size-full">
        <Dialog
          aria-label={t("site.photos.of", { name })}
          className="flex size-full flex-col text-white outline-none"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the two buttons inside */}
          <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
            <header className="flex items-center justify-between gap-4 p-3 sm:p-4">
              <p aria-live="polite" className="ps-2 text-sm tabular-nums">
                {position}
                <span className="sr-only">: {photo.alt}</span>
              </p>
              <IconButton label={t("ui.close")} onPress={onClose} className={onDark}>
                <X aria-hidden />
              </IconButton>
            </header>
            <div
              className="relative flex min-h-0 flex-1 touch-pan-y items-center justify-center px-0 sm:px-20"
              onPointerDown={({ clientX }) => {
                swipe.current = clientX;
              }}
              onPointerUp={onPointerUp}
            >
              <Photo
                key={photo.large_url}
                photo={photo}
                isFirst
                alt={photo.alt}
                sizes={SIZES}
                className="max-h-full w-auto max-w-full animate-fade-in object-contain! select-none sm:rounded-lg"
              />
              <IconButton
                autoFocus
                label={t("site.photos.previousPlain")}
                onPress={() => page(-1)}
                className={`absolute! start-2 sm:start-5 ${onDark}`}
              >
                <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
              <IconButton
                label={t("site.photos.nextPlain")}
                onPress={() => page(1)}
                className={`absolute! end-2 sm:end-5 ${onDark}`}
              >
                <ChevronRight aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
            </div>
            <p aria-hidden className="min-h-14 p-4 text-center text-sm text-white/80">
              {photo.alt}
            </p>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Prefetches a photo into the browser's cache. */
function useFetched(photo: PhotoData | undefined) {
  useEffect(() => {
    if (photo) Object.assign(new Image(), { sizes: SIZES, srcset: srcSetOf(photo) });
  }, [photo]);
}
