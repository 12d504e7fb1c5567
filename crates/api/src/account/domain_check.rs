//! Check whether a site's own domain points to this installation.

use std::sync::Arc;

use axum::extract::State;
use domain::sites::site_address::host_of;
use flows::sites::{DomainCheck, DomainCheckError};
use flows::{App, sites};
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, FieldErrors};
use crate::extract::RowKey;
use crate::json::Json;
use crate::options::Options;

#[derive(Debug, Serialize, ToSchema)]
pub struct DomainCheckOut {
    /// The site's own domain.
    domain: String,
    /// `here`, `partly`, `elsewhere`, `nowhere`, or `unknown` if the DNS lookup failed.
    pointing: String,
    /// The hosts or addresses that the domain points to, as far as they are public.
    found: Vec<String>,
    /// The host that the domain should point to, by a CNAME or ALIAS record.
    host: String,
    /// The addresses of the host, for an A or AAAA record.
    addresses: Vec<String>,
}

/// Checks where the site's domain points to.
#[utoipa::path(
    get,
    operation_id = "check_site_domain",
    path = "/api/v2/site/{key}/domain-check",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = DomainCheckOut),
        (status = 400, body = FieldErrors, description = "The site has no domain.")
    ),
    tag = "site"
)]
pub async fn check(
    State(app): State<App>,
    State(options): State<Arc<Options>>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<DomainCheckOut>, ApiError> {
    let host = options.domain.as_deref().unwrap_or_else(|| host_of(&options.public_url));
    Ok(Json(sites::check_domain(&app, &caller, key, host).await?.into()))
}

impl From<DomainCheck> for DomainCheckOut {
    fn from(check: DomainCheck) -> Self {
        let texts = |addresses: Vec<std::net::IpAddr>| addresses.iter().map(ToString::to_string).collect();
        Self {
            domain: check.domain,
            pointing: check.pointing.map_or("unknown", |pointing| pointing.code()).to_owned(),
            found: texts(check.found),
            host: check.host,
            addresses: texts(check.ours),
        }
    }
}

impl From<DomainCheckError> for ApiError {
    fn from(error: DomainCheckError) -> Self {
        match error {
            DomainCheckError::NoDomain => Self::field("domain", "This site has no domain of its own yet."),
            DomainCheckError::Resource(error) => error.into(),
        }
    }
}
