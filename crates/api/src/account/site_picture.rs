//! Uploaded pictures of a site: its logos, its large photo and the one of link previews.

use axum::extract::{Path, Request, State};
use domain::key::Key;
use domain::text::code::SitePictureRole;
use flows::homes::{MOST_BYTES, Unfit};
use flows::{App, sites};
use http::StatusCode;
use serde::Serialize;
use store::row::sites::site_picture;
use utoipa::ToSchema;

use super::caller::By;
use crate::code;
use crate::error::{ApiError, ErrorCode};
use crate::extract::RowKey;
use crate::json::Json;
use crate::multipart;
use crate::public::photo::PhotoOut;
use crate::state::AppState;

/// A body slightly above the limit gets a validation error; one far above it is cut off.
const MOST_BODY: usize = 2 * MOST_BYTES;

/// Describes the form for the OpenAPI document; its part is read as a stream.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "for the document")]
pub struct SitePictureUploadIn {
    /// A logo is PNG, WebP or JPEG, with at least 64 pixels on its longer side; another picture is JPEG, PNG, WebP or AVIF. At
    /// most 25 MB and 50 megapixels.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SitePictureOut {
    /// What the picture is for.
    role: code::SitePictureRole,
    /// Guests see it once it is `ready`.
    state: code::PhotoState,
    /// A logo has one size, so its URLs are the same.
    picture: PhotoOut,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SitePicturesOut {
    /// At most one of each role.
    results: Vec<SitePictureOut>,
}

/// Lists the uploaded pictures of a site.
#[utoipa::path(
    get,
    operation_id = "list_site_pictures",
    path = "/api/v2/site/{key}/picture",
    params(("key" = String, Path)),
    responses((status = 200, body = SitePicturesOut)),
    tag = "site"
)]
pub async fn list(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<SitePicturesOut>, ApiError> {
    let rows = sites::site_pictures(&app, &caller, key).await?;
    Ok(Json(SitePicturesOut { results: rows.into_iter().map(SitePictureOut::from).collect() }))
}

/// Uploads a picture of a site, in place of the former one.
#[utoipa::path(
    post,
    operation_id = "upload_site_picture",
    path = "/api/v2/site/{key}/picture/{role}",
    params(
        ("key" = String, Path),
        ("role" = String, Path, description = "`logo`, `logo_dark`, `hero` or `social`")
    ),
    request_body(content = SitePictureUploadIn, content_type = "multipart/form-data"),
    responses((status = 201, body = SitePictureOut)),
    tag = "site"
)]
pub async fn upload(
    State(state): State<AppState>,
    By(caller): By,
    Path((key, role)): Path<(String, String)>,
    request: Request,
) -> Result<(StatusCode, Json<SitePictureOut>), ApiError> {
    let (key, role) = place(&key, &role)?;
    // Checked first, so that a user without permission need not upload the whole file.
    sites::check_may_edit(&state.app, &caller, key).await?;
    let file = read_file(request, &state).await?;
    let row = sites::take_in_site_picture(&state.app, &caller, key, role, file).await?;
    Ok((StatusCode::CREATED, Json(row.into())))
}

/// Removes an uploaded picture of a site; a photo of a home or the name takes its place.
#[utoipa::path(
    delete,
    operation_id = "remove_site_picture",
    path = "/api/v2/site/{key}/picture/{role}",
    params(
        ("key" = String, Path),
        ("role" = String, Path, description = "`logo`, `logo_dark`, `hero` or `social`")
    ),
    responses((status = 204)),
    tag = "site"
)]
pub async fn remove(
    State(app): State<App>,
    By(caller): By,
    Path((key, role)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    let (key, role) = place(&key, &role)?;
    sites::drop_site_picture(&app, &caller, key, role).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn place(key: &str, role: &str) -> Result<(Key, SitePictureRole), ApiError> {
    let key = key.parse().map_err(|_| ErrorCode::NotFound)?;
    Ok((key, role.parse().map_err(|_| ErrorCode::NotFound)?))
}

async fn read_file(request: Request, state: &AppState) -> Result<Vec<u8>, ApiError> {
    let mut parts = multipart::open(request, state, MOST_BODY).await?;
    let mut file = None;
    while let Some(part) = multipart::next(&mut parts).await? {
        if part.name() == Some("file") {
            file = Some(multipart::file(part, MOST_BYTES).await?.ok_or(Unfit::TooLarge));
        }
    }
    let file = file.ok_or_else(|| ApiError::field("file", "This field is required."))?;
    file.map_err(|unfit| ApiError::field("file", unfit.to_string()))
}

impl From<site_picture::Model> for SitePictureOut {
    fn from(row: site_picture::Model) -> Self {
        let (role, state) = (*row.role, row.state.into());
        let picture = if role.is_logo() { PhotoOut::of_logo(row) } else { PhotoOut::from(row) };
        Self { role: role.into(), state, picture }
    }
}
