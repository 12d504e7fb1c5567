// The pages that the owner writes: about, contact, and any others.
export { ContactPage } from "./contact-page";
export { OwnerPage } from "./owner-page";
export { ABOUT, CONTACT, pageOptions, seedPage } from "./queries";
