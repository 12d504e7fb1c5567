// Live preview of the site in a frame of the account area, which sends the unsaved look and texts by postMessage.
import type { QueryClient } from "@tanstack/react-query";
import {
  isOurs,
  isPreviewMessage,
  PREVIEW_READY,
  type PreviewLook,
  type PreviewMessage,
} from "@/kit/site/site-preview";
import { pageOptions } from "../features/pages";
import { type Site, sitePaths } from "../features/site";
import type { SiteRouter } from "./router";

interface Preview {
  site: Site;
  base: string;
  client: QueryClient;
  router: SiteRouter;
  onSite: (site: Site) => void;
}

/** Starts listening for preview messages. Returns the function that stops it. */
export function followPreview({ site, base, client, router, onSite }: Preview) {
  const listener = new AbortController();
  const paths = sitePaths(base);
  const show = ({ look, page }: PreviewMessage) => {
    onSite(withLook(site, look));
    applyTheme(look);
    if (!page) return;
    const shown = { ...page, updated_at: new Date().toISOString() };
    client.setQueryData(pageOptions(site, page.slug).queryKey, shown);
    const href = paths.page(page.slug);
    if (location.pathname !== href) void router.navigate({ href });
  };
  addEventListener(
    "message",
    (event) => {
      if (isOurs(event, parent) && isPreviewMessage(event.data)) show(event.data);
    },
    { signal: listener.signal },
  );
  parent.postMessage(PREVIEW_READY, location.origin);
  return () => listener.abort();
}

const withLook = (site: Site, { accent, font, hero, ...words }: PreviewLook): Site => ({
  ...site,
  ...words,
  theme: { ...site.theme, accent, font, hero },
});

function applyTheme({ accent, font }: PreviewLook) {
  const { documentElement: html } = document;
  html.style.setProperty("--site-accent", accent);
  if (font) html.dataset.headings = font;
  else delete html.dataset.headings;
}
