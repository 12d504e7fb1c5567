// Starts the account area in the user's language and theme.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateAccount } from "@/i18n/account";
import { preferredLocale } from "@/i18n/choice";
import { LOCALES } from "@/i18n/locale";
import { applyTheme, preferredTheme } from "@/ui/theme";
import { App } from "./app";

export async function start(root: Element) {
  const locale = preferredLocale(navigator.languages, LOCALES);
  document.documentElement.lang = locale;
  applyTheme(preferredTheme());
  await activateAccount(locale);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
