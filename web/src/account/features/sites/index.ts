// The public sites of the account.
export { countryList } from "./country";
export { siteList } from "./site";
export { sitePageList } from "./site-page";

/** Loaded with its texts on first visit. */
export async function loadSiteEditor() {
  const [{ SiteEditor }, { loadSitesTexts }] = await Promise.all([
    import("./editor/site-editor"),
    import("@/i18n/sites"),
  ]);
  await loadSitesTexts();
  return SiteEditor;
}
