//! The sitemap with every page of a site in every language, and `robots.txt`.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::{DateTime, Utc};
use domain::locale::language::Language;
use domain::sites::site_address::base_path;
use flows::{homes, sites};
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use serde::Deserialize;

use super::meta::alternates;
use super::path::page_path;
use super::visit::Visit;
use crate::address::{Host, primary};
use crate::error::{ApiError, ErrorCode};
use crate::extract::Params;
use crate::state::AppState;

/// Pages per file. Search engines accept ten times as many, but each page is listed with its languages.
const IN_ONE_FILE: usize = 5_000;

/// Paths that must not be indexed at any host.
const EVERYWHERE: &str = "User-agent: *\nDisallow: /account/\nDisallow: /api/\nDisallow: /websites/api/\n";

#[derive(Debug, Deserialize)]
pub struct SitemapParams {
    /// The number of the file, from 1.
    part: Option<usize>,
}

/// A page of the site: its path, and the date of its last change if known.
struct Entry {
    path: String,
    changed: Option<DateTime<Utc>>,
}

/// Returns all pages of a site in one file or, if there are too many, the index of the files.
pub async fn get(
    State(state): State<AppState>,
    visit: Visit,
    Params(params): Params<SitemapParams>,
) -> Result<Response, ApiError> {
    let entries = entries(&state, &visit).await?;
    let files = entries.len().div_ceil(IN_ONE_FILE);
    let xml = match params.part {
        None if files > 1 => index(&visit, files),
        part => {
            let chunk = part.unwrap_or(1).checked_sub(1).and_then(|at| entries.chunks(IN_ONE_FILE).nth(at));
            url_set(&visit, chunk.ok_or(ErrorCode::NotFound)?)
        }
    };
    Ok(answer("application/xml; charset=utf-8", xml))
}

async fn entries(state: &AppState, visit: &Visit) -> Result<Vec<Entry>, ApiError> {
    let Visit { catalog, .. } = visit;
    let changes = homes::home_changes(&state.app, catalog).await?;
    let mut homes: Vec<_> = catalog.homes.homes().collect();
    homes.sort_by_key(|home| home.key);
    let fixed = ["/", "/properties/"].map(|path| Entry { path: path.to_owned(), changed: None });
    let pages = catalog
        .pages
        .iter()
        .map(|page| Entry { path: page_path(&page.slug), changed: Some(page.updated_at) });
    let homes = homes.into_iter().map(|home| Entry {
        path: format!("/properties/{}/", home.slug),
        changed: changes.get(&home.key).copied(),
    });
    Ok(fixed.into_iter().chain(pages).chain(homes).collect())
}

fn url_set(visit: &Visit, entries: &[Entry]) -> String {
    let offered = Language::offered(&visit.catalog.site.languages);
    let urls: Vec<String> = entries.iter().map(|entry| url(&visit.root, entry, &offered)).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n{}</urlset>\n",
        urls.concat()
    )
}

fn url(root: &str, Entry { path, changed }: &Entry, offered: &[Language]) -> String {
    let address = format!("{root}{path}");
    let changed = changed.map(|at| format!("<lastmod>{}</lastmod>", at.format("%Y-%m-%d")));
    let others = if offered.len() > 1 { alternates(&address, offered) } else { Vec::new() };
    let others: Vec<String> = others
        .into_iter()
        .map(|(language, address)| {
            let address = escaped(&address);
            format!("<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{address}\"/>")
        })
        .collect();
    let (address, changed, others) = (escaped(&address), changed.unwrap_or_default(), others.concat());
    format!("<url><loc>{address}</loc>{changed}{others}</url>\n")
}

fn index(visit: &Visit, files: usize) -> String {
    let address = |part: usize| escaped(&format!("{}/sitemap.xml?part={part}", visit.root));
    let each: Vec<String> =
        (1..=files).map(|part| format!("<sitemap><loc>{}</loc></sitemap>\n", address(part))).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{}\
         </sitemapindex>\n",
        each.concat()
    )
}

/// `robots.txt` for a site at its own host, or for the platform with all sites under its paths.
pub async fn robots(
    State(state): State<AppState>,
    host: Host,
    visit: Result<Visit, Response>,
) -> Result<Response, ApiError> {
    let (bases, roots) = match (visit, host) {
        (Ok(visit), _) => (vec![visit.base], vec![visit.root]),
        (Err(_), Host::Platform) => sites_by_path(&state).await?,
        (Err(nowhere), _) => return Ok(nowhere),
    };
    let private =
        bases.iter().map(|base| format!("Disallow: {base}/reservation/\nDisallow: {base}/offers/\n"));
    let maps = roots.iter().map(|root| format!("\nSitemap: {root}/sitemap.xml\n"));
    let text = [EVERYWHERE.to_owned()].into_iter().chain(private).chain(maps).collect::<Vec<_>>().concat();
    Ok(answer("text/plain; charset=utf-8", text))
}

/// The sites whose canonical URL is under the platform's host.
async fn sites_by_path(state: &AppState) -> Result<(Vec<String>, Vec<String>), ApiError> {
    let all = sites::all_sites(&state.app).await?;
    let by_path = all.into_iter().filter_map(|site| {
        let (base, root) = (base_path(&site.namespace), primary(&site, &state.options));
        root.ends_with(&base).then_some((base, root))
    });
    Ok(by_path.unzip())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&apos;")
}

fn answer(media_type: &'static str, text: String) -> Response {
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600")),
    ];
    (headers, text).into_response()
}
