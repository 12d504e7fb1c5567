// Photos of homes: a single picture, and a strip to page through.
export { useNearView } from "./near-view";
export { Photo, srcSetOf } from "./photo";
export { PhotoStrip } from "./photo-strip";
