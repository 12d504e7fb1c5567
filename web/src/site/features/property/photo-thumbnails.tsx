// Under the large photo: all of them small, to jump to any. Wide screens only; on a phone one swipes.
import { useEffect, useRef } from "react";
import { t } from "@/i18n/site";
import { cx } from "@/ui/class-names";
import { Photo } from "../photos";
import type { Photo as PhotoData } from "../site";

interface PhotoThumbnailsProps {
  photos: readonly PhotoData[];
  index: number;
  onPick: (index: number) => void;
}

export function PhotoThumbnails({ photos, index, onPick }: PhotoThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is another button behind the same reference
  useEffect(() => current.current?.scrollIntoView({ block: "nearest", inline: "center" }), [index]);
  return (
    <ul className="mx-auto flex max-w-full gap-2 overflow-x-auto px-5 pt-1 pb-5 [scrollbar-width:none] max-sm:hidden">
      {photos.map((photo, place) => (
        <li key={photo.large_url} className="shrink-0">
          <button
            ref={place === index ? current : undefined}
            type="button"
            aria-label={t("site.photos.open", { number: String(place + 1), alt: photo.alt })}
            aria-current={place === index ? "true" : undefined}
            onClick={() => onPick(place)}
            className={cx(
              "block h-14 w-21 overflow-hidden rounded-md outline-white! transition-opacity",
              place === index ? "ring-2 ring-white" : "opacity-55 hover:opacity-100",
            )}
          >
            <Photo photo={photo} sizes="84px" className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
