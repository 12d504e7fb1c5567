//! Claiming a domain that another site has, by proof of control over the domain.

use axum::extract::State;
use domain::sites::domain_name::ExistingDomain;
use flows::{App, records, sites};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::SiteMaker;
use crate::error::{ApiError, FieldErrors};
use crate::extract::{Body, RowKey, parsed};
use crate::json::Json;
use crate::resource::RowOut;
use flows::sites::SITE;

#[derive(Debug, Deserialize, ToSchema)]
pub struct DomainClaimIn {
    /// The domain; to take it from another site, its name `_casita.{domain}` must have a TXT record with the text
    /// `casita-site={key}`.
    domain: String,
}

/// Assigns the domain to the site.
///
/// If another site has the domain, the TXT record `_casita.{domain}` must be `casita-site={key}` with the key of this site; the
/// other site then loses it. A domain that no site has needs no record.
#[utoipa::path(
    post,
    operation_id = "claim_site_domain",
    path = "/api/v2/site/{key}/claim-domain",
    params(("key" = String, Path)),
    request_body = DomainClaimIn,
    responses(
        (status = 200, body = ref("#/components/schemas/SiteRow")),
        (status = 400, body = FieldErrors, description = "The TXT record is missing, or the DNS lookup failed.")
    ),
    tag = "site"
)]
pub async fn claim(
    State(app): State<App>,
    SiteMaker(caller): SiteMaker,
    RowKey(key): RowKey,
    Body(input): Body<DomainClaimIn>,
) -> Result<Json<RowOut>, ApiError> {
    let domain: ExistingDomain = parsed("domain", &input.domain)?;
    sites::claim_domain(&app, &caller, key, &domain).await?;
    let row = records::get_row(&app, &caller, &SITE, key).await?;
    Ok(Json(RowOut { resource: &SITE, row }))
}
