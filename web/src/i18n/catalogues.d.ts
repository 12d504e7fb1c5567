// Types of the modules that the build makes of the files in messages/: see scripts/messages-plugin.mjs.
declare module "messages:*" {
  import type { Messages } from "@lingui/core";

  const messages: Messages;
  export default messages;
}
