//! What a page of a site becomes, before anybody sees it. Pages themselves are the generic layer's.

use flows::sites;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::SiteMaker;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::Body;
use crate::json::Json;

#[derive(Debug, Deserialize, ToSchema)]
pub struct PagePreviewIn {
    /// Markdown.
    #[serde(default)]
    body: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PagePreviewOut {
    /// It runs nothing and loads nothing.
    html: String,
}

/// A page as its readers would see it.
#[utoipa::path(
    post,
    operation_id = "preview_site_page",
    path = "/api/v2/site-page/preview",
    request_body = PagePreviewIn,
    responses(
        (status = 200, body = PagePreviewOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut)
    ),
    tag = "site-page"
)]
pub async fn preview(
    SiteMaker(caller): SiteMaker,
    Body(input): Body<PagePreviewIn>,
) -> Result<Json<PagePreviewOut>, ApiError> {
    Ok(Json(PagePreviewOut { html: sites::preview_page(&caller, &input.body)? }))
}
