// What guest and owner say to each other about a stay, on its page.
export { Conversation } from "./conversation";
