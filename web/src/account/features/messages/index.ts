// What guests and owners write to each other.
export { messageList } from "./message";
export { messageTemplateList } from "./message-template";
export { threadList } from "./thread";
