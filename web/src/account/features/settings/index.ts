// What people and accounts set once.
export { apiTokenList } from "./api-token";
export { letterList } from "./letter";
export { webhookList } from "./webhook";
export { webhookDeliveryList } from "./webhook-delivery";

/** The screen with its texts. */
export async function loadSettings() {
  const [screen, { loadSettingsTexts }] = await Promise.all([
    import("./settings-screen"),
    import("@/i18n/settings"),
  ]);
  await loadSettingsTexts();
  return screen;
}
