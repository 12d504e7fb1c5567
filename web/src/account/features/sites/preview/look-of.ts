// A site as it was typed, in the words that its pages understand.
import type { PreviewLook, PreviewPhoto } from "@/kit/site-preview";
import type { Site, SitePage, SitePhoto } from "../wire";

const COLOUR = /^#[\da-f]{6}$/i;

export const previewPhoto = ({ urls, width, height, alt, tone }: SitePhoto): PreviewPhoto => ({
  ...urls,
  width,
  height,
  alt,
  tone,
});

/** `kept` is the colour that there is while none is typed that is one. */
export const lookOf = (
  draft: Site,
  kept: string,
  hero: SitePhoto | null,
  pages: readonly SitePage[],
): PreviewLook => ({
  name: draft.name,
  tagline: draft.tagline,
  story: draft.story,
  accent: COLOUR.test(draft.accent) ? draft.accent : kept,
  font: draft.theme.font ?? null,
  hero: hero && previewPhoto(hero),
  contact: {
    email: draft.contact_email,
    phone: draft.contact_phone,
    address: draft.contact_address,
    hours: draft.theme.contact_hours || null,
  },
  pages: pages
    .filter(({ published }) => published)
    .map(({ slug, title, in_menu }) => ({ slug, title, in_menu })),
});
