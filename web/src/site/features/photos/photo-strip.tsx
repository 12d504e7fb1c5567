// Photos to page through in place: by swipe, arrows or keyboard. Only the first is fetched until the user interacts with the strip.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, type UIEvent, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { cx } from "@/ui/class-names";
import type { Photo as PhotoData } from "../site";
import { SiteLink } from "../site";
import { Photo } from "./photo";

interface PhotoStripProps {
  photos: readonly PhotoData[];
  /** Target of a press on a photo; the same link is beside the strip by name, so this one is for pointers. */
  href: string;
  name: string;
  sizes: string;
  isFirst?: boolean;
}

export function PhotoStrip({ photos, href, name, sizes, isFirst }: PhotoStripProps) {
  const [isWanted, setWanted] = useState(false);
  const [index, setIndex] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const shown = isWanted ? photos : photos.slice(0, 1);
  const want = () => setWanted(true);
  const goTo = (target: number) => {
    want();
    setIndex(target);
    requestAnimationFrame(() =>
      strip.current?.scrollTo({ left: target * strip.current.clientWidth * writingSign(strip.current) }),
    );
  };
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setIndex(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={t("site.photos.of", { name })}
      className="group/strip relative aspect-3/2 overflow-hidden rounded-xl bg-sunken"
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      <SiteLink
        ref={strip}
        href={href}
        tabIndex={-1}
        aria-hidden
        onScroll={follow}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
      >
        {shown.map((photo, position) => (
          <Photo
            key={photo.large_url}
            photo={photo}
            sizes={sizes}
            isFirst={isFirst && position === 0}
            className="size-full shrink-0 snap-start"
          />
        ))}
      </SiteLink>
      {photos.length > 1 && (
        <>
          {index > 0 && (
            <Arrow label={t("site.photos.previous", { name })} side="start" onPress={() => goTo(index - 1)}>
              <ChevronLeft aria-hidden />
            </Arrow>
          )}
          {index < photos.length - 1 && (
            <Arrow label={t("site.photos.next", { name })} side="end" onPress={() => goTo(index + 1)}>
              <ChevronRight aria-hidden />
            </Arrow>
          )}
          <Dots count={photos.length} index={index} />
        </>
      )}
    </div>
  );
}

/** In right-to-left text a strip has negative scroll offsets. */
const writingSign = (element: Element) => (getComputedStyle(element).direction === "rtl" ? -1 : 1);

interface ArrowProps {
  label: string;
  side: "start" | "end";
  onPress: () => void;
  children: ReactNode;
}

function Arrow({ label, side, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cx(
        "absolute top-1/2 grid size-8 -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-ink shadow-md transition-[opacity,transform]",
        "opacity-0 group-hover/strip:opacity-100 hover:scale-105 hover:bg-surface focus-visible:opacity-100 [&_svg]:size-4.5 rtl:[&_svg]:-scale-x-100",
        side === "start" ? "start-3" : "end-3",
      )}
    >
      {children}
    </button>
  );
}

function Dots({ count, index }: { count: number; index: number }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center gap-1.5">
      {Array.from({ length: count }, (_, dot) => dot).map((dot) => (
        <span
          key={dot}
          className={cx(
            "size-1.5 rounded-full bg-white shadow-sm transition-opacity",
            dot === index ? "opacity-100" : "opacity-55",
          )}
        />
      ))}
    </div>
  );
}
