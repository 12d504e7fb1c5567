// Photos of homes: one picture, and a strip of them to leaf through.
export { useNearView } from "./near-view";
export { Photo, srcSetOf } from "./photo";
export { PhotoStrip } from "./photo-strip";
