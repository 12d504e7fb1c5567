//! Giving a site a domain that another site has, to whoever proves to hold it.

use axum::extract::{Path, State};
use domain::domain_name::ExistingDomain;
use flows::{App, records, sites};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::SiteMaker;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::{Body, named, parsed};
use crate::json::Json;
use crate::resource::RowOut;
use flows::sites::SITE;

#[derive(Debug, Deserialize, ToSchema)]
pub struct DomainClaimIn {
    /// At whose `_casita` name a TXT record with the text `casita-site=` and the site's key stands.
    domain: String,
}

/// Gives the domain to the site. If another site has it, that one loses it, once the TXT record `_casita.{domain}` says
/// `casita-site={key}`; a domain that nobody has needs no record.
#[utoipa::path(
    post,
    operation_id = "claim_site_domain",
    path = "/api/v2/site/{key}/claim-domain",
    params(("key" = String, Path)),
    request_body = DomainClaimIn,
    responses(
        (status = 200, body = ref("#/components/schemas/SiteRow")),
        (status = 400, body = FieldErrors, description = "Which record is missing, or that nobody could be asked for it."),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "site"
)]
pub async fn claim(
    State(app): State<App>,
    SiteMaker(caller): SiteMaker,
    Path(key): Path<String>,
    Body(input): Body<DomainClaimIn>,
) -> Result<Json<RowOut>, ApiError> {
    let key = named(&key)?;
    let domain: ExistingDomain = parsed("domain", &input.domain)?;
    sites::claim_domain(&app, &caller, key, &domain).await?;
    let row = records::get_row(&app, &caller, &SITE, key).await?;
    Ok(Json(RowOut { resource: &SITE, row }))
}
