//! The rental agreement of a quote or an estimate, to be read, printed and accepted.

use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use flows::policies::FilledAgreement;
use flows::{App, catalog, policies, quotes};
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_FRAME_OPTIONS};

use super::input::QuoteIn;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::pages::framed_policy;
use crate::public::guest::QuoteGuest;

#[derive(Template)]
#[template(path = "agreement.html")]
struct AgreementPage<'a> {
    /// Sanitized before.
    html: &'a str,
}

/// Returns the rental agreement in force when the quote was made, filled in with the quote's data, as an HTML page.
///
/// Until the stay is booked, the address is without the street.
#[utoipa::path(
    get,
    operation_id = "get_quote_agreement",
    path = "/websites/api/v2/quote/{key}/agreement",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/html"),
        (status = 404, body = ErrorOut, description = "There is no such quote, or its listing has no agreement."),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn agreement(State(app): State<App>, QuoteGuest(guest): QuoteGuest) -> Result<Response, ApiError> {
    agreement_page(&policies::agreement(&app, guest.row).await?.ok_or(ErrorCode::NotFound)?)
}

/// Returns the rental agreement that a quote for this stay would have, as an HTML page.
///
/// Nothing is stored; the guest's name is blank.
#[utoipa::path(
    post,
    operation_id = "estimate_quote_agreement",
    path = "/websites/api/v2/quote/estimate/agreement",
    request_body = QuoteIn,
    responses(
        (status = 200, body = String, content_type = "text/html"),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked, or field errors."),
        (status = 404, body = ErrorOut, description = "There is no such home, or its listing has no agreement.")
    ),
    tag = "quote"
)]
pub async fn estimate_agreement(
    State(app): State<App>,
    Body(input): Body<QuoteIn>,
) -> Result<Response, ApiError> {
    let (property, wish) = (input.property()?, input.wish()?);
    let catalog = catalog::catalog(&app, &input.namespace).await?;
    let estimate = quotes::estimate(&app, &catalog, property, &wish).await?;
    let agreement = policies::agreement_of_estimate(&app, &catalog, &estimate).await?;
    agreement_page(&agreement.ok_or(ErrorCode::NotFound)?)
}

/// Renders any agreement as a page of its own.
pub fn agreement_page(agreement: &FilledAgreement) -> Result<Response, ApiError> {
    let page = AgreementPage { html: &agreement.html };
    let html = page.render().map_err(|error| ApiError::Fault(error.into()))?;
    // Our own pages show it in a frame.
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (CONTENT_SECURITY_POLICY, framed_policy()),
        (X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN")),
    ];
    Ok((headers, html).into_response())
}
