//! Actions of users on a reservation. The generic layer has lists, single reservations and notes.

mod bulk;
mod cancel;
mod change;
mod create;
mod import;
mod money;
mod whole;

use axum::extract::State;
use chrono::{DateTime, Utc};
use flows::desk::HistoryEntry;
use flows::{App, booking, desk};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::caller::{Booker, By};
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::{Body, RowKey};
use crate::json::Json;
use crate::public::reservation::ReservationOut;

// `routes!` expects the paths next to the handlers.
pub use bulk::{
    __path_cancel_many, __path_lock_many, __path_message_many, __path_preview_cancel_many,
    __path_unlock_many, cancel_many, lock_many, message_many, preview_cancel_many, unlock_many,
};
pub use cancel::{__path_cancel, __path_preview_cancel, cancel, preview_cancel};
pub use change::{__path_move_stay, __path_preview_move, move_stay, preview_move};
pub use create::{__path_create, __path_preview, create, preview};
pub use import::{__path_import, import};
pub use money::{__path_charge, __path_record_payment, __path_refund, charge, record_payment, refund};
pub use whole::{
    __path_agreement, __path_bill, __path_details, __path_guest_link, __path_renew_guest_link, agreement,
    bill, details, guest_link, renew_guest_link,
};

type Answer = Result<Json<ReservationOut>, ApiError>;

#[derive(Debug, Deserialize, ToSchema)]
pub struct DeclineIn {
    /// The reason, sent to the guest.
    #[serde(default)]
    reason: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HistoryOut {
    results: Vec<HistoryEntryOut>,
    count: usize,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HistoryEntryOut {
    /// When it happened.
    at: DateTime<Utc>,
    /// The code of the step of the booking, or of the action of a user.
    name: String,
    /// Further details; may be empty.
    detail: String,
    /// The user who did it; absent for the guest and the system.
    actor: Option<String>,
    /// The changed fields with their old and new values; absent if no user changed fields.
    #[schema(value_type = Option<std::collections::HashMap<String, Vec<Value>>>)]
    changes: Option<Value>,
}

/// Accepts a request: takes the nights and charges the card on file.
#[utoipa::path(
    post,
    operation_id = "accept_reservation",
    path = "/api/v2/reservation/{key}/accept",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = ReservationOut),
        (status = 402, body = ErrorOut, description = "The card was declined; the request is unchanged."),
        (status = 409, body = LockedOut, description = "101: locked; or `overlap`, `illegal_move`.")
    ),
    tag = "account reservation"
)]
pub async fn accept(State(app): State<App>, Booker(caller): Booker, RowKey(key): RowKey) -> Answer {
    let view = Box::pin(booking::accept_request(&app, &caller, key)).await?;
    Ok(Json(ReservationOut::in_account(view)))
}

/// Declines a request.
#[utoipa::path(
    post,
    operation_id = "decline_reservation",
    path = "/api/v2/reservation/{key}/decline",
    params(("key" = String, Path)),
    request_body = DeclineIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 409, body = LockedOut, description = "101: locked; or `illegal_move`.")
    ),
    tag = "account reservation"
)]
pub async fn decline(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(key): RowKey,
    Body(input): Body<DeclineIn>,
) -> Answer {
    let view = booking::decline_request(&app, &caller, key, &input.reason).await?;
    Ok(Json(ReservationOut::in_account(view)))
}

/// Locks a reservation.
///
/// Until it is unlocked, every change of the stay, its payments or its status is refused with code 101.
#[utoipa::path(
    post,
    operation_id = "lock_reservation",
    path = "/api/v2/reservation/{key}/lock",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = ReservationOut),
        (status = 409, body = LockedOut, description = "The reservation is kept in the partner's system.")
    ),
    tag = "account reservation"
)]
pub async fn lock(State(app): State<App>, Booker(caller): Booker, RowKey(key): RowKey) -> Answer {
    Ok(Json(ReservationOut::in_account(desk::set_locked(&app, &caller, key, true).await?)))
}

/// Unlocks a reservation.
#[utoipa::path(
    post,
    operation_id = "unlock_reservation",
    path = "/api/v2/reservation/{key}/unlock",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = ReservationOut),
        (status = 409, body = LockedOut, description = "The reservation is kept in the partner's system.")
    ),
    tag = "account reservation"
)]
pub async fn unlock(State(app): State<App>, Booker(caller): Booker, RowKey(key): RowKey) -> Answer {
    Ok(Json(ReservationOut::in_account(desk::set_locked(&app, &caller, key, false).await?)))
}

/// Lists the history of a reservation, oldest first.
#[utoipa::path(
    get,
    operation_id = "list_reservation_history",
    path = "/api/v2/reservation/{key}/history",
    params(("key" = String, Path)),
    responses((status = 200, body = HistoryOut)),
    tag = "account reservation"
)]
pub async fn history(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<HistoryOut>, ApiError> {
    let entries = desk::history(&app, &caller, key).await?;
    let results: Vec<HistoryEntryOut> = entries.into_iter().map(Into::into).collect();
    Ok(Json(HistoryOut { count: results.len(), results }))
}

impl From<HistoryEntry> for HistoryEntryOut {
    fn from(entry: HistoryEntry) -> Self {
        let HistoryEntry { at, name, detail, actor, changes } = entry;
        Self { at, name, detail, actor, changes }
    }
}
