// Messages between guest and owner, on the reservation's page.
export { Conversation } from "./conversation";
