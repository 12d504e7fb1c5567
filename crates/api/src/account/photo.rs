//! Upload of photos of homes as a multipart form. The generic layer lists, sorts and edits them.

use axum::extract::{Request, State};
use domain::key::Key;
use flows::homes;
use flows::homes::{MOST_BYTES, NewPhoto, PhotoError, Unfit};
use http::StatusCode;
use serde_json::Value as Text;
use store::resource::Form;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, FieldErrors};
use crate::json::Json;
use crate::multipart;
use crate::resource::{RowOut, read_key, read_text};
use crate::state::AppState;
use flows::homes::PHOTO;

const LONGEST_ALT: usize = 300;
/// A body slightly above the limit gets a validation error; one far above it is cut off.
const MOST_BODY: usize = 2 * MOST_BYTES;

/// Describes the form for the OpenAPI document; its parts are read as a stream.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "for the document")]
pub struct PhotoUploadIn {
    /// The key of the home.
    property: String,
    /// The alternative text.
    alt: Option<String>,
    /// JPEG, PNG, WebP or AVIF; at most 25 MB and 50 megapixels.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

/// Uploads a photo of a home, after the existing ones.
///
/// Guests see it once its sizes are ready (`state` is `ready`).
#[utoipa::path(
    post,
    operation_id = "upload_photo",
    path = "/api/v2/photo/upload",
    request_body(content = PhotoUploadIn, content_type = "multipart/form-data"),
    responses((status = 201, body = ref("#/components/schemas/PhotoRow"))),
    tag = "photo"
)]
pub async fn upload(
    State(state): State<AppState>,
    By(caller): By,
    request: Request,
) -> Result<(StatusCode, Json<RowOut>), ApiError> {
    // Checked first, so that a user without permission need not upload the whole file.
    caller.demand(PHOTO.write)?;
    let new = read_form(request, &state).await?;
    let row = homes::take_in_photo(&state.app, &caller, &PHOTO, new).await?;
    Ok((StatusCode::CREATED, Json(RowOut { resource: &PHOTO, row })))
}

async fn read_form(request: Request, state: &AppState) -> Result<NewPhoto, ApiError> {
    let mut parts = multipart::open(request, state, MOST_BODY).await?;
    let (mut property, mut alt, mut file) = (None, None, None);
    while let Some(part) = multipart::next(&mut parts).await? {
        match part.name() {
            Some("property") => property = Some(multipart::text(part).await?),
            Some("alt") => alt = Some(multipart::text(part).await?),
            Some("file") => file = Some(multipart::file(part, MOST_BYTES).await?.ok_or(Unfit::TooLarge)),
            _ => {}
        }
    }
    let mut wrong = FieldErrors::default();
    let mut or_wrong = |field: &str, why: String| drop(wrong.0.insert(field.to_owned(), vec![why]));
    let property = required(property).and_then(|text| read_key(&Text::String(text)));
    let property: Option<Key> = property.map_err(|why| or_wrong("property", why)).ok();
    let alt = read_text(Form::Line, LONGEST_ALT, alt.as_deref().unwrap_or_default());
    let alt = alt.map_err(|why| or_wrong("alt", why)).ok();
    let file = required(file).and_then(|file| file.map_err(|unfit| unfit.to_string()));
    let file = file.map_err(|why| or_wrong("file", why)).ok();
    match (property, alt, file) {
        (Some(property), Some(alt), Some(file)) => Ok(NewPhoto { property, alt, file }),
        _ => Err(ApiError::Fields(wrong)),
    }
}

fn required<T>(given: Option<T>) -> Result<T, String> {
    given.ok_or_else(|| "This field is required.".to_owned())
}

impl From<PhotoError> for ApiError {
    fn from(error: PhotoError) -> Self {
        match error {
            PhotoError::Unfit(unfit) => Self::field("file", unfit.to_string()),
            PhotoError::Resource(error) => error.into(),
            PhotoError::Store(error) => error.into(),
            PhotoError::Shelf(error) => Self::fault(error),
            PhotoError::Decoder(error) => Self::fault(error),
        }
    }
}
