// Offers, and unsubscribing from them.
export { OffersPage } from "./offers-page";
