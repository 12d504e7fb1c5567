// Settings of users and accounts.

export { emailList } from "./email";
export { apiTokenList } from "./integrations/api-token";
export { webhookList } from "./integrations/webhook";
export { webhookDeliveryList } from "./integrations/webhook-delivery";

/** Loads the screens with their texts. */
export async function loadSettings() {
  const [screens, { loadSettingsTexts }] = await Promise.all([
    import("./settings-screens"),
    import("@/i18n/settings"),
  ]);
  await loadSettingsTexts();
  return screens;
}
