// Takes over the server-rendered page: reads its data and language, loads the same view, and only then replaces the HTML.
import { QueryClient } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { shouldRetry } from "@/api/errors";
import { preferredLocale } from "@/i18n/choice";
import { activateSite } from "@/i18n/site";
import { pause } from "@/kit/timing/pause";
import { applyTheme, preferredTheme } from "@/ui/theme";
import { seedPage } from "../features/pages";
import { seedQueries } from "../features/properties";
import { seedQuote } from "../features/quote";
import { type FirstData, readFirstData } from "../features/site";
import { App } from "./app";
import { createSiteRouter } from "./router";

/** Passed in, because a static import would run React's setup in the first task. */
type CreateRoot = typeof import("react-dom/client").createRoot;

export async function start(root: Element, createRoot: CreateRoot) {
  const first = readFirstData();
  const client = cacheOf(first);
  await pause();
  const { site, page, base } = first;
  const missing = page.kind === "not_found" ? location.pathname : null;
  const router = createSiteRouter({ client, site, missing }, base);
  await pause();
  await Promise.all([activateSite(setUpDocument(first)), router.load()]);
  await pause();
  // As a transition, so that React renders in slices and the page stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App first={first} client={client} router={router} />
      </StrictMode>,
    ),
  );
}

/** Creates the query cache with the data that the server printed. */
function cacheOf({ site, page }: FirstData): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry } } });
  seedQueries(client, site, page);
  seedPage(client, site, page);
  seedQuote(client, page);
  return client;
}

/**
 * Sets language, appearance and fonts of the document. Unchanged values are not set again: the browser would restyle
 * the whole page.
 */
function setUpDocument({ site }: FirstData) {
  const { documentElement: html } = document;
  const locale = preferredLocale([html.lang], site.languages);
  if (html.lang !== locale) html.lang = locale;
  if (site.theme.font) html.dataset.headings = site.theme.font;
  applyTheme(preferredTheme());
  return locale;
}
