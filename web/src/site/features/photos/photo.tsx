// A photo in the sizes that the server provides, on its own color until it has loaded.
import { useRef } from "react";
import { cx } from "@/ui/class-names";
import type { Photo as PhotoData } from "../site";
import { useNearView } from "./near-view";

interface PhotoProps {
  photo: PhotoData;
  /** The `sizes` attribute for the picture's place in the layout. */
  sizes: string;
  /** The largest picture of the first view: fetched at once and with priority. */
  isFirst?: boolean;
  /** Without it the photo is decorative and has no alternative text. */
  alt?: string;
  className?: string;
}

/** The large size has the width given in the data. */
const WIDTHS = { small: 360, medium: 720 };

/** Without any source browsers draw a broken picture. */
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

export const srcSetOf = ({ small_url, medium_url, large_url, width }: PhotoData) =>
  `${small_url} ${WIDTHS.small}w, ${medium_url} ${WIDTHS.medium}w, ${large_url} ${width}w`;

export function Photo({ photo, sizes, isFirst, alt = "", className }: PhotoProps) {
  const picture = useRef<HTMLImageElement>(null);
  const isNear = useNearView(picture, isFirst);
  return (
    <img
      ref={picture}
      src={isNear ? photo.medium_url : NOTHING}
      srcSet={isNear ? srcSetOf(photo) : undefined}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      fetchPriority={isFirst ? "high" : undefined}
      decoding={isFirst ? "sync" : "async"}
      style={{ backgroundColor: photo.tone }}
      className={cx("object-cover", className)}
    />
  );
}
