// Messages to the owner: from the site, or by e-mail where a partner system holds the conversation.
import { lazily } from "../site";
import type { MessageDialogProps } from "./message-dialog";

export { mailtoOwner, ownerMail } from "./mailto";
export { type MessageContext, type MessageText, sendMessage } from "./send-message";
export { sendingFailure } from "./sending-failure";
export const MessageDialog = lazily<MessageDialogProps>(
  async () => (await import("./message-dialog")).MessageDialog,
);
