// The first page of an owner's site, and the homes that it shows.
export { Featured } from "./featured";
export { HomePage } from "./home-page";
