// Starts the account area in the language that the server wrote into <html lang>.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateAccount } from "@/i18n/account";
import { matchLocale } from "@/i18n/locale";
import { App } from "./app";

export async function start(root: Element) {
  await activateAccount(matchLocale([document.documentElement.lang]));
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
