//! The metadata of a page for search engines and link previews.

use domain::key::Key;
use domain::locale::language::Language;
use domain::sites::site_address::origin;
use flows::homes::LogoFile;
use serde_json::Value;

use super::language::PARAMETER;
use super::linked_data;
use super::path::page_path;
use super::visit::Visit;
use super::words::Words;
use crate::public::photo::{PhotoOut, PhotoUrl};
use crate::public::property::PropertyOut;
use crate::public::property_list::PropertyListOut;
use crate::public::site::SiteOut;
use crate::public::site_page::SitePageOut;

#[derive(Clone, Debug, Default)]
pub struct Meta {
    pub language: Language,
    pub site_name: String,
    pub title: String,
    pub description: String,
    /// Absolute; `None` for a page that must not be indexed.
    pub canonical: Option<String>,
    /// The same page in other languages: codes and URLs.
    pub alternates: Vec<(&'static str, String)>,
    pub image: Option<MetaImage>,
    /// The key of the logo that the site's icons are made from.
    pub logo: Option<Key>,
    /// Structured data of schema.org.
    pub linked_data: Option<Value>,
}

/// The picture of a link preview.
#[derive(Clone, Debug)]
pub struct MetaImage {
    /// Absolute, because other sites load the image from the site's own host.
    pub url: String,
    pub width: u32,
    pub height: u32,
}

impl MetaImage {
    fn new(site: &SiteOut, photo: &PhotoOut) -> Self {
        Self { url: picture(site, photo), width: photo.width, height: photo.height }
    }
}

impl Meta {
    /// The URL of one of the site's icons, if the site has a logo.
    pub fn icon(&self, file: LogoFile) -> Option<PhotoUrl> {
        self.logo.map(|logo| PhotoUrl::of_logo(logo, file))
    }

    /// Sets the visitor's language and the URLs of the site's other languages. For search engines, a URL with a language is a
    /// page of its own; the plain URL is for visitors who have not chosen one.
    pub fn spoken(mut self, visit: &Visit) -> Self {
        let Visit { catalog, language, names_language, .. } = visit;
        self.language = *language;
        self.site_name.clone_from(&catalog.site.name);
        self.logo = catalog.pictures.logo.as_ref().map(|logo| logo.key);
        let offered = Language::offered(&catalog.site.languages);
        if let Some(plain) = self.canonical.take() {
            if offered.len() > 1 {
                self.alternates = alternates(&plain, &offered);
            }
            self.canonical = Some(if *names_language { in_language(&plain, *language) } else { plain });
        }
        self
    }
}

/// Returns the page's URL in every language, and the default one.
pub fn alternates(plain: &str, offered: &[Language]) -> Vec<(&'static str, String)> {
    let each = offered.iter().map(|language| (language.code(), in_language(plain, *language)));
    each.chain([("x-default", plain.to_owned())]).collect()
}

fn in_language(plain: &str, language: Language) -> String {
    format!("{plain}?{PARAMETER}={}", language.code())
}

pub fn home(site: &SiteOut, featured: &PropertyListOut) -> Meta {
    let image = preview(site).or_else(|| featured.results.first()?.photo.as_ref());
    let image = image.map(|photo| MetaImage::new(site, photo));
    Meta {
        title: told(&site.search.title, || titled(&site.name, &site.tagline)),
        description: told(&site.search.description, || shortened(&site.story)),
        linked_data: Some(linked_data::home(site, image.as_ref().map(|image| image.url.as_str()))),
        image,
        canonical: Some(format!("{}/", site.secure_url)),
        ..Meta::default()
    }
}

pub fn list(site: &SiteOut, list: &PropertyListOut, language: Language) -> Meta {
    let total = u32::try_from(list.meta.total_count).unwrap_or(u32::MAX);
    let count = language.counted(language.home_count(), total.into());
    Meta {
        title: format!("{} · {}", language.homes(), site.name),
        description: shortened(&format!("{count} · {}: {}", site.name, site.tagline)),
        canonical: Some(site.properties_href.clone()),
        image: list.results.first().and_then(|card| Some(MetaImage::new(site, card.photo.as_ref()?))),
        linked_data: Some(linked_data::list(site, list, language)),
        ..Meta::default()
    }
}

pub fn property(site: &SiteOut, property: &PropertyOut, language: Language) -> Meta {
    let card = &property.card;
    let images: Vec<String> = card.photos.iter().map(|photo| picture(site, photo)).collect();
    let canonical = format!("{}{}/", site.properties_href, card.slug);
    Meta {
        title: format!("{} · {}", card.name, site.name),
        description: shortened(&format!("{} {}", card.headline, property.description)),
        linked_data: Some(linked_data::property(site, property, &canonical, &images, language)),
        canonical: Some(canonical),
        image: card.photos.first().map(|photo| MetaImage::new(site, photo)),
        ..Meta::default()
    }
}

pub fn own_page(site: &SiteOut, page: &SitePageOut) -> Meta {
    let canonical = format!("{}{}", site.secure_url, page_path(&page.slug));
    Meta {
        title: told(&page.search.title, || titled(&page.title, &site.name)),
        description: told(&page.search.description, || shortened(&words(&page.html))),
        linked_data: Some(linked_data::own_page(site, &page.title, &canonical)),
        canonical: Some(canonical),
        image: preview(site).map(|photo| MetaImage::new(site, photo)),
        ..Meta::default()
    }
}

/// The owner's text for search engines, or the default.
fn told(by_owner: &str, by_itself: impl FnOnce() -> String) -> String {
    if by_owner.is_empty() { by_itself() } else { by_owner.to_owned() }
}

/// Joins two parts of a title; the second may be empty.
fn titled(first: &str, second: &str) -> String {
    if second.is_empty() { first.to_owned() } else { format!("{first} · {second}") }
}

/// A page that only the guest may find, so it is not indexed.
pub fn private(site: &SiteOut) -> Meta {
    Meta { title: site.name.clone(), ..Meta::default() }
}

pub fn not_found(site: &SiteOut, language: Language) -> Meta {
    Meta { title: format!("{} · {}", language.missing(), site.name), ..Meta::default() }
}

/// The site's own picture for link previews.
fn preview(site: &SiteOut) -> Option<&PhotoOut> {
    site.social.as_ref().or(site.theme.hero.as_ref())
}

/// The absolute URL of a photo.
fn picture(site: &SiteOut, photo: &PhotoOut) -> String {
    format!("{}{}", origin(&site.secure_url), photo.large_url)
}

/// The text of a page without tags, for its description.
fn words(html: &str) -> String {
    let text: String =
        html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text)).collect();
    let plain = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Shortened to the length of a search result, cut between words.
fn shortened(text: &str) -> String {
    const MOST: usize = 160;
    let text = text.trim();
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let cut: String = text.chars().take(MOST).collect();
    let words = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{words}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_plain_and_short() {
        assert_eq!(
            words("<h2>Since 1974</h2>\n<p>Ham &amp; <em>eggs</em> &lt;3</p>"),
            "Since 1974 Ham & eggs <3"
        );
        let long = "word ".repeat(100);
        assert!(shortened(&long).ends_with("word…") && shortened(&long).chars().count() <= 161);
        assert_eq!(shortened(" short "), "short");
    }
}
