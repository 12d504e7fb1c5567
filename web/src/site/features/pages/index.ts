// Pages written by the owner: about, contact and others.
export { ContactPage } from "./contact-page";
export { OwnerPage } from "./owner-page";
export { ABOUT, CONTACT, pageOptions, seedPage } from "./queries";
