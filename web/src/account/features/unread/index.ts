// Live count of unread conversations.
export { useUnread } from "./use-unread";
