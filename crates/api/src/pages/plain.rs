//! Pages without a script: the front page of a demo, and short notices.

use askama::Template;
use domain::sites::site_address::base_path;
use flows::sites;
use http::{HeaderValue, StatusCode};

use super::policy::{Outside, policy};
use crate::error::ApiError;
use crate::page_cache::RenderedPage;
use crate::state::AppState;

pub const STYLE: &str = include_str!("../../templates/plain.css");

#[derive(Template)]
#[template(path = "welcome.html")]
struct WelcomePage {
    sites: Vec<SiteLink>,
}

struct SiteLink {
    href: String,
    name: String,
    tagline: String,
}

/// The list of all sites, for a demo.
pub async fn welcome(state: &AppState) -> Result<RenderedPage, ApiError> {
    let rows = sites::all_sites(&state.app).await?;
    let sites = rows.into_iter().map(|site| SiteLink {
        href: format!("{}/", base_path(&site.namespace)),
        name: site.name,
        tagline: site.tagline,
    });
    let html =
        WelcomePage { sites: sites.collect() }.render().map_err(|error| ApiError::Fault(error.into()))?;
    Ok(plain(StatusCode::OK, html))
}

#[derive(Template)]
#[template(path = "notice.html")]
struct NoticePage<'a> {
    title: &'a str,
    text: &'a str,
}

/// There is no site at this address.
pub fn nowhere() -> RenderedPage {
    let text = "There is no page at this address. Check the link, or ask whoever gave it to you.";
    notice(StatusCode::NOT_FOUND, "Nothing here", text)
}

/// The web files are not built, as in a clean clone.
pub fn web_not_built() -> RenderedPage {
    let text = "Run `make run`, or `npm ci && npm run build` in web/, and reload.";
    notice(StatusCode::SERVICE_UNAVAILABLE, "The pages are not built yet", text)
}

fn notice(status: StatusCode, title: &str, text: &str) -> RenderedPage {
    plain(status, NoticePage { title, text }.render().unwrap_or_else(|_| title.to_owned()))
}

fn plain(status: StatusCode, html: String) -> RenderedPage {
    let policy: HeaderValue = policy(&[STYLE], &Outside::default());
    RenderedPage { status, html: html.into(), policy, is_personal: true }
}
