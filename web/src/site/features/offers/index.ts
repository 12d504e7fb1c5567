// Offers, and guests who want none.
export { OffersPage } from "./offers-page";
