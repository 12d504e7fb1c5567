// Takes over the page that the server drew: reads its data and language, loads the same view, and only then replaces it.
import { QueryClient } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { mayRetry } from "@/api/errors";
import { activateSite } from "@/i18n/site";
import { seedPage } from "../features/pages";
import { seedQueries } from "../features/properties";
import { applyTheme, preferredLocale, preferredTheme, readFirstData } from "../features/site";
import { App } from "./app";
import { createSiteRouter } from "./router";

export async function start(root: Element) {
  applyTheme(preferredTheme());
  const first = readFirstData();
  const { site, page, base } = first;
  const locale = preferredLocale(document.documentElement.lang, site.languages);
  document.documentElement.lang = locale;
  if (site.theme.font) document.documentElement.dataset.headings = site.theme.font;
  const client = new QueryClient({ defaultOptions: { queries: { retry: mayRetry } } });
  seedQueries(client, site, page);
  seedPage(client, site, page);
  const missing = page.kind === "not_found" ? location.pathname : null;
  const router = createSiteRouter({ client, site, missing }, base);
  await Promise.all([activateSite(locale), router.load()]);
  // As a transition, so that React draws in slices and the page answers meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App first={first} client={client} router={router} />
      </StrictMode>,
    ),
  );
}
