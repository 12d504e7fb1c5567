//! Preview of an unsaved page of a site. The pages themselves are a resource of the generic layer.

use flows::sites;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::SiteMaker;
use crate::error::ApiError;
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
    /// Sanitized HTML without scripts or external resources.
    html: String,
}

/// Previews a page as its readers would see it.
#[utoipa::path(
    post,
    operation_id = "preview_site_page",
    path = "/api/v2/site-page/preview",
    request_body = PagePreviewIn,
    responses((status = 200, body = PagePreviewOut)),
    tag = "site-page"
)]
pub async fn preview(
    SiteMaker(caller): SiteMaker,
    Body(input): Body<PagePreviewIn>,
) -> Result<Json<PagePreviewOut>, ApiError> {
    Ok(Json(PagePreviewOut { html: sites::preview_page(&caller, &input.body)? }))
}
