// Messages between the account area and the public site in its preview frame: the look of the site before it is saved.

export interface PreviewPhoto {
  small_url: string;
  medium_url: string;
  large_url: string;
  width: number;
  height: number;
  alt: string;
  tone: string;
}

/** Texts and look of a site, as far as they can be previewed. */
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

/** From the account area to the site: what to show, and which page; the front page by default. */
export interface PreviewMessage {
  kind: "casita-preview";
  look: PreviewLook;
  page: PreviewPage | null;
}

/** From the site to the account area: it is ready to receive messages. */
export const PREVIEW_READY = "casita-preview-ready";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  isObject(data) && data.kind === "casita-preview" && isObject(data.look);

/** Whether a message comes from our own origin and from the expected window. */
export const isOurs = (event: MessageEvent, from: MessageEventSource | null | undefined) =>
  event.origin === location.origin && event.source === from;
