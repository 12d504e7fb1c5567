// Routes of the three pages that most guests visit, in one chunk that the first of them loads.
export { HomePage } from "../../features/home";
export { PropertyListPage } from "../../features/property-list";
export { PropertyRoute } from "./property-route";
