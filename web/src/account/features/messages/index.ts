// Messages between guests and owners.
import { withTexts } from "./with-texts";

export { messageList } from "./message";
export { messageTemplateList } from "./message-template";
export { scheduledMessageList } from "./scheduled-message";
export { threadList } from "./thread";

/** Loaded on first visit. */
export const loadInbox = async () => (await withTexts(() => import("./inbox/inbox-screen"))).InboxScreen;
export const loadTemplatePage = async () =>
  (await withTexts(() => import("./template/template-page"))).TemplatePage;
