// Front page of an owner's site and the homes it shows.
export { Featured } from "./featured";
export { HomePage } from "./home-page";
