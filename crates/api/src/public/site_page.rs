//! Pages written by the owner.

use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use flows::cache::PageTitle;
use flows::sites::{SearchTexts, SitePage, SitePageError};
use flows::{App, catalog, sites};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::json::Json;

/// A page in the site's menus.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SitePageTitleOut {
    /// The last part of the page's URL.
    pub slug: String,
    pub title: String,
    /// Whether the menu lists the page; the footer lists all pages.
    pub in_menu: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SitePageOut {
    /// The last part of the page's URL.
    pub slug: String,
    pub title: String,
    /// Sanitized HTML of the owner's Markdown, without scripts or external resources.
    pub html: String,
    /// For the HTML head of the page only.
    #[serde(skip)]
    pub search: SearchTexts,
    /// When the page was last changed.
    pub updated_at: DateTime<Utc>,
}

/// Returns a page written by the owner, such as `about` or `contact`.
#[utoipa::path(
    get,
    operation_id = "get_site_page",
    path = "/websites/api/v2/site/{namespace}/page/{slug}",
    params(("namespace" = String, Path), ("slug" = String, Path)),
    responses(
        (status = 200, body = SitePageOut),
        (status = 404, body = ErrorOut),
        (status = 410, body = ErrorOut, description = "The owner has withdrawn the page.")
    ),
    tag = "site"
)]
pub async fn get(
    State(app): State<App>,
    Path((namespace, slug)): Path<(String, String)>,
) -> Result<Json<SitePageOut>, ApiError> {
    let catalog = catalog::catalog(&app, &namespace).await?;
    Ok(Json(sites::site_page(&app, &catalog, &slug).await?.into()))
}

impl From<&PageTitle> for SitePageTitleOut {
    fn from(page: &PageTitle) -> Self {
        Self { slug: page.slug.clone(), title: page.title.clone(), in_menu: page.in_menu }
    }
}

impl From<SitePage> for SitePageOut {
    fn from(page: SitePage) -> Self {
        let SitePage { slug, title, html, search, updated_at } = page;
        Self { slug, title, html, search, updated_at }
    }
}

impl From<SitePageError> for ApiError {
    fn from(error: SitePageError) -> Self {
        match error {
            SitePageError::NoSuchPage => ErrorCode::NotFound.into(),
            SitePageError::TakenBack => ErrorCode::Gone.into(),
            SitePageError::Store(error) => error.into(),
        }
    }
}
