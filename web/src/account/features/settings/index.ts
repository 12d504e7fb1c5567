// Settings of users and accounts.

export { emailList } from "./email";
export { apiTokenList } from "./integrations/api-token";
export { webhookList } from "./integrations/webhook";
export { webhookDeliveryList } from "./integrations/webhook-delivery";

/** Loads the screen with its texts. */
export async function loadSettings() {
  const [screen, { loadSettingsTexts }] = await Promise.all([
    import("./settings-screen"),
    import("@/i18n/settings"),
  ]);
  await loadSettingsTexts();
  return screen;
}
