//! Pages in the owner's own words.

use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use flows::cache::PageTitle;
use flows::sites::{SearchTexts, SitePage, SitePageError};
use flows::{App, catalog, sites};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::json::Json;

/// As menus name it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SitePageTitleOut {
    pub slug: String,
    pub title: String,
    /// Whether the menu names it; the end of every page names all.
    pub in_menu: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SitePageOut {
    pub slug: String,
    pub title: String,
    /// From the owner's Markdown; it runs nothing and loads nothing.
    pub html: String,
    /// For the head of the page only.
    #[serde(skip)]
    pub search: SearchTexts,
    pub updated_at: DateTime<Utc>,
}

/// A page that the owner wrote for the site, such as `about`, `contact` or one of their own.
#[utoipa::path(
    get,
    operation_id = "get_site_page",
    path = "/websites/api/v2/site/{namespace}/page/{slug}",
    params(("namespace" = String, Path), ("slug" = String, Path)),
    responses(
        (status = 200, body = SitePageOut),
        (status = 404, body = ErrorOut),
        (status = 410, body = ErrorOut, description = "The owner has taken it back.")
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
