// The first page of an owner's site.
export { HomePage } from "./home-page";
