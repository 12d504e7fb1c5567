// Converts the draft of a site to the format of the preview.
import type { PreviewLook, PreviewPhoto } from "@/kit/site/site-preview";
import type { Site, SitePage, SitePhoto } from "../api-types";

const COLOR = /^#[\da-f]{6}$/i;

const previewPhoto = ({ urls, width, height, alt, tone }: SitePhoto): PreviewPhoto => ({
  ...urls,
  width,
  height,
  alt,
  tone,
});

/** `stored` is the stored color, used while the typed one is invalid. */
export const toPreview = (
  draft: Site,
  stored: string,
  hero: SitePhoto | null,
  pages: readonly SitePage[],
): PreviewLook => ({
  name: draft.name,
  tagline: draft.tagline,
  story: draft.story,
  accent: COLOR.test(draft.accent) ? draft.accent : stored,
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
