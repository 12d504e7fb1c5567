// A photo in the sizes that the server made, on its own colour until it has loaded.
import { cx } from "@/ui/class-names";
import type { Photo as PhotoData } from "../site";

export interface PhotoProps {
  photo: PhotoData;
  /** The `sizes` of the picture at its place in the layout. */
  sizes: string;
  /** The picture that the visitor sees first: fetched at once and before others. */
  isFirst?: boolean;
  /** Without it the photo is decoration and has no alternative text. */
  alt?: string;
  className?: string;
}

/** The large size is as wide as the row says. */
const WIDTHS = { small: 360, medium: 720 };

export const srcSetOf = ({ small_url, medium_url, large_url, width }: PhotoData) =>
  `${small_url} ${WIDTHS.small}w, ${medium_url} ${WIDTHS.medium}w, ${large_url} ${width}w`;

export function Photo({ photo, sizes, isFirst, alt = "", className }: PhotoProps) {
  return (
    <img
      src={photo.medium_url}
      srcSet={srcSetOf(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding={isFirst ? "sync" : "async"}
      style={{ backgroundColor: photo.tone }}
      className={cx("object-cover", className)}
    />
  );
}
