//! Booking sources, for a guest to choose from.

use axum::extract::State;
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use store::row::listings::source;
use utoipa::{IntoParams, ToSchema};

use super::site_params::SiteParams;
use super::uri::uri;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Params, RowKey};
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SourceOut {
    /// The source's key.
    key: String,
    /// The API path of the source.
    uri: String,
    name: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SourceListParams {
    /// Words of the name, ignoring case and accents.
    search: Option<String>,
}

/// Lists the active booking sources of a site's owner by name.
#[utoipa::path(
    get,
    operation_id = "list_sources",
    path = "/websites/api/v2/source",
    params(SiteParams, SourceListParams, PageParams),
    responses((status = 200, body = PageOut<SourceOut>), (status = 404, body = ErrorOut)),
    tag = "source"
)]
pub async fn list(
    State(app): State<App>,
    Params(site): Params<SiteParams>,
    Params(params): Params<SourceListParams>,
    paging: Paging,
) -> Result<Json<PageOut<SourceOut>>, ApiError> {
    let search = params.search.as_deref().unwrap_or_default();
    let found = listings::sources(&app, site.required()?, search, paging.page).await?;
    Ok(Json(paging.show(found, SourceOut::from)))
}

/// Returns an active booking source.
///
/// With a site, the source must be of its owner.
#[utoipa::path(
    get,
    operation_id = "get_source",
    path = "/websites/api/v2/source/{key}",
    params(("key" = String, Path), SiteParams),
    responses((status = 200, body = SourceOut)),
    tag = "source"
)]
pub async fn get(
    State(app): State<App>,
    RowKey(key): RowKey,
    Params(site): Params<SiteParams>,
) -> Result<Json<SourceOut>, ApiError> {
    let source = listings::source(&app, key, site.given()).await?.ok_or(ErrorCode::NotFound)?;
    Ok(Json(source.into()))
}

impl From<source::Model> for SourceOut {
    fn from(row: source::Model) -> Self {
        let key = row.id.key();
        Self { key: key.to_string(), uri: uri("source", key), name: row.name }
    }
}
