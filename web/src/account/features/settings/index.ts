// What people and accounts set once.
export { apiTokenList } from "./api-token";
export { letterList } from "./letter";
export { SettingsScreen } from "./settings-screen";
export { webhookList } from "./webhook";
export { webhookDeliveryList } from "./webhook-delivery";
