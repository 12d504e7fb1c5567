// Homes on a map: beside the list, full-window, on a home's page, as a picture on the front page.
export { ListMap } from "./list-map";
export { MapButton } from "./map-button";
export { MapTeaser } from "./map-teaser";
export { PropertyMap } from "./property-map";
