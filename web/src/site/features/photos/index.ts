// Photos of homes: one picture, and a strip of them to leaf through.
export { Photo } from "./photo";
export { PhotoStrip } from "./photo-strip";
