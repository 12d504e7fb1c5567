// Photos at the top of a home's page: one large and four small, or a single one on a phone; each opens the viewer.
import { Images } from "lucide-react";
import { Suspense, useState } from "react";
import { t } from "@/i18n/site";
import { buttonStyle } from "@/ui/action/button-style";
import { cx } from "@/ui/class-names";
import { Photo } from "../../photos";
import { lazily, type Photo as PhotoData } from "../../site";
import type { PhotoViewerProps } from "./photo-viewer";

const PhotoViewer = lazily<PhotoViewerProps>(async () => (await import("./photo-viewer")).PhotoViewer);

const MOSAIC_SIZE = 5;

interface GalleryProps {
  photos: readonly PhotoData[];
  name: string;
}

export function Gallery({ photos, name }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const isMosaic = photos.length >= MOSAIC_SIZE;
  const shown = photos.slice(0, isMosaic ? MOSAIC_SIZE : 1);
  if (shown.length === 0) return null;
  return (
    <div className="relative sm:container-page sm:pt-6">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-label={t("site.photos.of", { name })}
        onPointerEnter={PhotoViewer.preload}
        onFocus={PhotoViewer.preload}
        className={cx(
          "grid gap-2 overflow-hidden sm:aspect-2/1 sm:max-h-[29rem] sm:w-full sm:rounded-2xl",
          isMosaic && "sm:grid-cols-4 sm:grid-rows-2",
        )}
      >
        {shown.map((photo, index) => (
          <button
            key={photo.large_url}
            type="button"
            aria-label={t("site.photos.open", { number: String(index + 1), alt: photo.alt })}
            onClick={() => setOpened(index)}
            className={cx(
              "group/photo overflow-hidden bg-sunken -outline-offset-4!",
              index === 0 ? "aspect-3/2 sm:aspect-auto sm:min-h-0" : "max-sm:hidden sm:min-h-0",
              index === 0 && isMosaic && "sm:col-span-2 sm:row-span-2",
            )}
          >
            <Photo
              photo={photo}
              isFirst={index === 0}
              sizes={index === 0 ? "(min-width: 768px) 50vw, 100vw" : "(min-width: 768px) 25vw, 1px"}
              className="size-full transition-[filter] duration-200 group-hover/photo:brightness-92"
            />
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => setOpened(0)}
        onFocus={PhotoViewer.preload}
        className={buttonStyle(
          { size: "sm" },
          "absolute! end-4 bottom-4 shadow-md sm:end-[calc(clamp(1rem,4vw,2.5rem)+1rem)]",
        )}
      >
        <Images aria-hidden />
        {t("site.photos.all", { count: photos.length })}
      </button>
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} name={name} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
