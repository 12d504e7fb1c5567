// Which files can be pictures of a site.
import type { SitePictureRole } from "../api-types";

export const LOGO_TYPES = ["image/png", "image/webp", "image/jpeg"];
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const MAX_BYTES = 25 * 1024 * 1024;

export const isLogo = (role: SitePictureRole) => role === "logo" || role === "logo_dark";

/** What is wrong with a file, checked before the upload. */
export function faultOf(role: SitePictureRole, { type, size }: Pick<File, "type" | "size">) {
  if (isLogo(role) && !LOGO_TYPES.includes(type)) return "logoType";
  if (!PHOTO_TYPES.includes(type)) return "photoType";
  return size > MAX_BYTES ? "tooLarge" : null;
}
