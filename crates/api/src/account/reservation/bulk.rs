//! Actions on many reservations: those that refuse are named with the reason, the others are done.

use axum::extract::State;
use domain::inbox::message::MessageText;
use domain::templates::message_template::Template;
use flows::changes::{CanceledBy, Giving};
use flows::desk::{Bulk, GuestMessage, RefundSum, Refused};
use flows::{App, desk};
use http::HeaderMap;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::super::caller::{Booker, Writer};
use super::cancel::RefundRule;
use crate::error::{ApiError, ErrorOut};
use crate::extract::{Body, JsonBody, parsed};
use crate::idempotent;
use crate::json::Json as JsonAnswer;
use crate::public::currency::CurrencyOut;
use crate::resource::{object_keys, own_keys};

#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "the layer reads keys itself; this describes them")]
pub struct ReservationsIn {
    /// The keys of the reservations.
    #[schema(max_items = 1000)]
    object_keys: Vec<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct CancelManyIn {
    /// The keys of the reservations.
    #[schema(value_type = Vec<String>, max_items = 1000)]
    object_keys: Vec<Json>,
    /// `full` (the default), or `policy` for the refund of a cancellation by the guest.
    #[serde(default)]
    refund: Option<RefundRule>,
    /// The reason, sent to the guests.
    #[serde(default)]
    reason: String,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct CancelsPreviewIn {
    /// The keys of the reservations.
    #[schema(value_type = Vec<String>, max_items = 1000)]
    object_keys: Vec<Json>,
    /// `full` (the default), or `policy` for the refund of a cancellation by the guest.
    #[serde(default)]
    refund: Option<RefundRule>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct MessageManyIn {
    /// The keys of the reservations.
    #[schema(value_type = Vec<String>, max_items = 1000)]
    object_keys: Vec<Json>,
    /// The text, which may contain the variables of message templates.
    message: String,
    /// The subject of the e-mail; absent for the default.
    #[serde(default)]
    subject: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BulkOut {
    /// The number of reservations for which it was done.
    updated: usize,
    /// Those for which it was not done.
    refused: Vec<RefusedOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CanceledManyOut {
    /// The number of reservations that were canceled, or would be.
    updated: usize,
    /// Those that were not, or would not be.
    refused: Vec<RefusedOut>,
    /// The sums of those that were or would be canceled, by currency.
    sums: Vec<RefundSumOut>,
}

/// A reservation for which it was not done.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefusedOut {
    /// The reservation's key.
    key: String,
    /// The guest's name.
    name: String,
    /// The code of the error; `101` for a locked reservation, `invalid` for an invalid value.
    code: String,
    /// One sentence that explains the error.
    detail: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefundSumOut {
    currency: CurrencyOut,
    /// The number of reservations.
    count: usize,
    /// What was paid for them, in minor units.
    paid: i64,
    /// What is refunded of that, in minor units.
    refund: i64,
}

type Answer = Result<JsonAnswer<BulkOut>, ApiError>;

/// Locks reservations.
#[utoipa::path(
    post,
    operation_id = "lock_reservations",
    path = "/api/v2/reservation/lock",
    request_body = ReservationsIn,
    responses((status = 200, body = BulkOut), (status = 404, body = ErrorOut)),
    tag = "account reservation"
)]
pub async fn lock_many(State(app): State<App>, Booker(caller): Booker, JsonBody(body): JsonBody) -> Answer {
    let keys = object_keys(&caller, &body)?;
    Ok(JsonAnswer(desk::lock_reservations(&app, &caller, &keys, true).await?.into()))
}

/// Unlocks reservations.
#[utoipa::path(
    post,
    operation_id = "unlock_reservations",
    path = "/api/v2/reservation/unlock",
    request_body = ReservationsIn,
    responses((status = 200, body = BulkOut), (status = 404, body = ErrorOut)),
    tag = "account reservation"
)]
pub async fn unlock_many(State(app): State<App>, Booker(caller): Booker, JsonBody(body): JsonBody) -> Answer {
    let keys = object_keys(&caller, &body)?;
    Ok(JsonAnswer(desk::lock_reservations(&app, &caller, &keys, false).await?.into()))
}

/// Previews the refunds of canceling reservations, and which of them cannot be canceled.
#[utoipa::path(
    post,
    operation_id = "preview_cancel_reservations",
    path = "/api/v2/reservation/cancel-preview",
    request_body = CancelsPreviewIn,
    responses((status = 200, body = CanceledManyOut), (status = 404, body = ErrorOut)),
    tag = "account reservation"
)]
pub async fn preview_cancel_many(
    State(app): State<App>,
    Booker(caller): Booker,
    Body(input): Body<CancelsPreviewIn>,
) -> Result<JsonAnswer<CanceledManyOut>, ApiError> {
    let keys = own_keys(&caller, &input.object_keys)?;
    let (bulk, sums) = desk::preview_cancels(&app, &caller, &keys, by(input.refund)).await?;
    Ok(JsonAnswer(CanceledManyOut::new(bulk, sums)))
}

/// Cancels reservations, each with its refund.
///
/// A reservation that is canceled already is refused, so a repeated request refunds nothing twice.
#[utoipa::path(
    post,
    operation_id = "cancel_reservations",
    path = "/api/v2/reservation/cancel",
    request_body = CancelManyIn,
    responses((status = 200, body = CanceledManyOut), (status = 404, body = ErrorOut)),
    tag = "account reservation"
)]
pub async fn cancel_many(
    State(app): State<App>,
    Booker(caller): Booker,
    Body(input): Body<CancelManyIn>,
) -> Result<JsonAnswer<CanceledManyOut>, ApiError> {
    let keys = own_keys(&caller, &input.object_keys)?;
    let canceled = desk::cancel_reservations(&app, &caller, &keys, by(input.refund), &input.reason);
    let (bulk, sums) = Box::pin(canceled).await?;
    Ok(JsonAnswer(CanceledManyOut::new(bulk, sums)))
}

/// Sends a message to the guest of each reservation, in its own conversation.
///
/// With an `Idempotency-Key`, a repeated request sends nothing twice.
#[utoipa::path(
    post,
    operation_id = "message_reservations",
    path = "/api/v2/reservation/message",
    params(("Idempotency-Key" = Option<String>, Header)),
    request_body = MessageManyIn,
    responses((status = 200, body = BulkOut), (status = 404, body = ErrorOut)),
    tag = "account reservation"
)]
pub async fn message_many(
    State(app): State<App>,
    Writer(caller): Writer,
    headers: HeaderMap,
    Body(input): Body<MessageManyIn>,
) -> Answer {
    let keys = own_keys(&caller, &input.object_keys)?;
    let _: MessageText = parsed("message", &input.message)?;
    let template = |field: &str, text: &str| {
        Template::read(text).map_err(|error| ApiError::field(field, error.to_string()))
    };
    let (subject, body) = (template("subject", &input.subject)?, template("message", &input.message)?);
    let text = hex::encode(Sha256::digest(format!("{}\n{}", input.subject, input.message)));
    let name = idempotent::name(&headers)?.map(|name| format!("{name} {text}"));
    let message = GuestMessage { subject, body, name };
    let sent = desk::message_guests(&app, &caller, &keys, &message);
    Ok(JsonAnswer(Box::pin(sent).await?.into()))
}

fn by(rule: Option<RefundRule>) -> CanceledBy {
    CanceledBy::Owner(match rule {
        Some(RefundRule::Policy) => Giving::ByPolicy,
        Some(RefundRule::Full) | None => Giving::Everything,
    })
}

impl CanceledManyOut {
    fn new<E: Into<ApiError>>(bulk: Bulk<E>, sums: Vec<RefundSum>) -> Self {
        let BulkOut { updated, refused } = bulk.into();
        Self { updated, refused, sums: sums.into_iter().map(RefundSumOut::from).collect() }
    }
}

impl<E: Into<ApiError>> From<Bulk<E>> for BulkOut {
    fn from(Bulk { updated, refused }: Bulk<E>) -> Self {
        Self { updated, refused: refused.into_iter().map(RefusedOut::from).collect() }
    }
}

impl<E: Into<ApiError>> From<Refused<E>> for RefusedOut {
    fn from(Refused { key, guest, error }: Refused<E>) -> Self {
        let (code, detail) = error.into().for_one_of_many();
        Self { key: key.to_string(), name: guest, code, detail }
    }
}

impl From<RefundSum> for RefundSumOut {
    fn from(RefundSum { currency, count, paid, refund }: RefundSum) -> Self {
        Self { currency: currency.into(), count, paid, refund }
    }
}
