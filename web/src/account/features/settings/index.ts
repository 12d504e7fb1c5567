// Settings of users and accounts.
export { apiTokenList } from "./api-token";
export { letterList } from "./letter";
export { webhookList } from "./webhook";
export { webhookDeliveryList } from "./webhook-delivery";

/** Loads the screen with its texts. */
export async function loadSettings() {
  const [screen, { loadSettingsTexts }] = await Promise.all([
    import("./settings-screen"),
    import("@/i18n/settings"),
  ]);
  await loadSettingsTexts();
  return screen;
}
