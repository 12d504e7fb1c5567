//! Rental agreements: preview of an unsaved text, the available variables, and past editions. The agreements themselves are a
//! resource of the generic layer.

use axum::extract::State;
use chrono::{DateTime, Utc};
use flows::policies::Edition;
use flows::{App, policies};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::By;
use crate::error::ApiError;
use crate::extract::{Body, RowKey};
use crate::json::Json;

#[derive(Debug, Deserialize, ToSchema)]
pub struct AgreementPreviewIn {
    /// Markdown with `{{variables}}`.
    body: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AgreementPreviewOut {
    /// Sanitized HTML.
    html: String,
    /// Names in braces that are not variables; they are left in the text unchanged.
    unknown: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AgreementVariablesOut {
    results: Vec<AgreementVariableOut>,
    count: usize,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AgreementVariableOut {
    /// The variable's name.
    name: String,
    /// An example value; empty for values that are filled in by hand.
    example: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EditionsOut {
    results: Vec<EditionOut>,
    count: usize,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EditionOut {
    /// The edition's key.
    key: String,
    /// The number of the edition, from 1.
    edition: i32,
    created_at: DateTime<Utc>,
    /// The user who wrote it; absent for the agreement that came with the account.
    created_by: Option<String>,
    /// The number of bookings that have accepted it. Accepted text never changes.
    signed: u64,
    /// Whether the edition has been deleted.
    deleted: bool,
}

/// Previews an agreement as a guest would read it, with an example stay.
#[utoipa::path(
    post,
    operation_id = "preview_agreement",
    path = "/api/v2/agreement/preview",
    request_body = AgreementPreviewIn,
    responses((status = 200, body = AgreementPreviewOut)),
    tag = "agreement"
)]
pub async fn preview(
    State(app): State<App>,
    By(caller): By,
    Body(input): Body<AgreementPreviewIn>,
) -> Result<Json<AgreementPreviewOut>, ApiError> {
    let shown = policies::preview_agreement(&app, &caller, &input.body).await?;
    Ok(Json(AgreementPreviewOut { html: shown.html, unknown: shown.unknown }))
}

/// Lists the variables that an agreement may use.
#[utoipa::path(
    get,
    operation_id = "list_agreement_variables",
    path = "/api/v2/agreement/variables",
    responses((status = 200, body = AgreementVariablesOut)),
    tag = "agreement"
)]
pub async fn list_variables(
    State(app): State<App>,
    By(caller): By,
) -> Result<Json<AgreementVariablesOut>, ApiError> {
    let known = policies::agreement_variables(&app, &caller).await?.into_iter();
    let results: Vec<AgreementVariableOut> = known
        .map(|(variable, example)| AgreementVariableOut { name: variable.to_string(), example })
        .collect();
    Ok(Json(AgreementVariablesOut { count: results.len(), results }))
}

/// Lists all editions of an agreement, newest first.
///
/// The key may be that of any edition.
#[utoipa::path(
    get,
    operation_id = "list_agreement_editions",
    path = "/api/v2/agreement/{key}/editions",
    params(("key" = String, Path)),
    responses((status = 200, body = EditionsOut)),
    tag = "agreement"
)]
pub async fn list_editions(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<EditionsOut>, ApiError> {
    let editions = policies::agreement_editions(&app, &caller, key).await?;
    let results: Vec<EditionOut> = editions.into_iter().map(EditionOut::from).collect();
    Ok(Json(EditionsOut { count: results.len(), results }))
}

impl From<Edition> for EditionOut {
    fn from(edition: Edition) -> Self {
        let Edition { key, edition, made_at, made_by, signed, is_deleted } = edition;
        Self {
            key: key.to_string(),
            edition,
            created_at: made_at,
            created_by: made_by,
            signed,
            deleted: is_deleted,
        }
    }
}
