// What the account area and the public site that it shows in a frame say to each other: how the site is to look before it is saved.

export interface PreviewPhoto {
  small_url: string;
  medium_url: string;
  large_url: string;
  width: number;
  height: number;
  alt: string;
  tone: string;
}

/** The words and the look of a site, as far as they can be seen before they are kept. */
export interface PreviewLook {
  name: string;
  tagline: string;
  story: string;
  accent: string;
  font: "serif" | "sans" | null;
  hero: PreviewPhoto | null;
  contact: { email: string; phone: string; address: string; hours: string | null };
  pages: { slug: string; title: string; in_menu: boolean }[];
}

export interface PreviewPage {
  slug: string;
  title: string;
  html: string;
}

/** From the account area to the site: what to show, and where; nothing for the first page. */
export interface PreviewMessage {
  kind: "casita-preview";
  look: PreviewLook;
  page: PreviewPage | null;
}

/** From the site to the account area: it listens from now on. */
export const PREVIEW_READY = "casita-preview-ready";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  isObject(data) && data.kind === "casita-preview" && isObject(data.look);

/** Whether a message comes from our own address, and from the window that it should come from. */
export const isOurs = (event: MessageEvent, from: MessageEventSource | null | undefined) =>
  event.origin === location.origin && event.source === from;
