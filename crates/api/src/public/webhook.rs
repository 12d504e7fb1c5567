//! Webhooks of payment providers: signed, stored once, handled in any order.

use axum::body::Bytes;
use axum::extract::{Path, State};
use domain::text::code::Provider;
use flows::charges::{WebhookRefusal, WebhookRequest};
use flows::{App, charges};
use http::{HeaderMap, StatusCode};

use crate::error::{ApiError, ErrorCode, ErrorOut};

const SIGNATURE: &str = "stripe-signature";

/// Receives a payment provider's webhook for a site.
#[utoipa::path(
    post,
    operation_id = "hear_provider",
    path = "/websites/api/v2/webhooks/{provider}/{site}",
    params(("provider" = String, Path, description = "`s` Stripe, `sp` Spreedly or `bt` Braintree"), ("site" = String, Path)),
    responses(
        (status = 200),
        (status = 400, body = ErrorOut, description = "The signature is invalid, or the event is too old."),
        (status = 404, body = ErrorOut)
    ),
    tag = "webhook"
)]
pub async fn hear(
    State(app): State<App>,
    Path((provider, site)): Path<(String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<StatusCode, ApiError> {
    let provider: Provider = provider.parse().map_err(|_| ErrorCode::NotFound)?;
    let signature = headers.get(SIGNATURE).and_then(|value| value.to_str().ok());
    charges::hear_provider(&app, provider, &site, &WebhookRequest { body: &body, signature }).await?;
    Ok(StatusCode::OK)
}

impl From<WebhookRefusal> for ApiError {
    fn from(refusal: WebhookRefusal) -> Self {
        match refusal {
            WebhookRefusal::NoSuchSite => ErrorCode::NotFound.into(),
            WebhookRefusal::Webhook(_) => ErrorCode::Signature.into(),
            WebhookRefusal::Booking(error) => error.into(),
        }
    }
}
