// What happens meanwhile: how many conversations wait for an answer, as it changes.
export { useUnread } from "./use-unread";
