//! The owner moves a stay to other dates, and knows the difference before.

use axum::extract::{Path, State};
use chrono::NaiveDate;
use flows::changes::{ChangeWish, Mover};
use flows::charges::Presence;
use flows::reservations::Agreed;
use flows::{App, changes};
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::caller::Booker;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::{Body, named};
use crate::json::Json;
use crate::public::naming::Naming;
use crate::public::reservation::{AgreedIn, ChangePreviewOut, ReservationOut, stay};

#[derive(Debug, Deserialize, ToSchema)]
pub struct MoveIn {
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// Instead of what the rates say.
    #[serde(default)]
    total: Option<i64>,
    /// Sets the listing's own rules aside: the shortest stay, the days of arrival, and so on. Nights that others have stay theirs.
    #[serde(default)]
    ignore_rules: bool,
    /// Of the preview: if it is no longer so, nothing happens and the answer is 409 `price_changed`.
    #[serde(default)]
    agreed: Option<AgreedIn>,
}

/// What the stay would cost at other dates, line by line. Nothing is written.
#[utoipa::path(
    post,
    operation_id = "preview_move",
    path = "/api/v2/reservation/{key}/move-preview",
    params(("key" = String, Path)),
    request_body = MoveIn,
    responses(
        (status = 200, body = ChangePreviewOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be had, with the code of a quote."),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "Locked (101), or `not_changeable`.")
    ),
    tag = "account reservation"
)]
pub async fn preview_move(
    State(app): State<App>,
    Booker(caller): Booker,
    Path(key): Path<String>,
    Body(input): Body<MoveIn>,
) -> Result<Json<ChangePreviewOut>, ApiError> {
    let stay = stay(input.check_in, input.check_out)?;
    let preview = changes::preview_change(&app, Some(&caller), named(&key)?, stay, input.mover()?).await?;
    Ok(Json(ChangePreviewOut::new(preview, &Naming::Account)))
}

/// Moves the stay. What is due now is charged to the card on file first.
#[utoipa::path(
    post,
    operation_id = "move_reservation",
    path = "/api/v2/reservation/{key}/move",
    params(("key" = String, Path)),
    request_body = MoveIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be had, with the code of a quote."),
        (status = 401, body = ErrorOut),
        (status = 402, body = ErrorOut, description = "The card was declined; the dates are as they were."),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "Locked (101), `overlap`, `not_changeable` or `price_changed`.")
    ),
    tag = "account reservation"
)]
pub async fn move_dates(
    State(app): State<App>,
    Booker(caller): Booker,
    Path(key): Path<String>,
    Body(input): Body<MoveIn>,
) -> Result<Json<ReservationOut>, ApiError> {
    let wish = ChangeWish {
        reservation: named(&key)?,
        stay: stay(input.check_in, input.check_out)?,
        card: None,
        by: input.mover()?,
        agreed: input.agreed.map(Agreed::from),
        presence: Presence::OffSession,
    };
    let view = Box::pin(changes::change_dates(&app, Some(&caller), &wish)).await?;
    Ok(Json(ReservationOut::in_account(view)))
}

impl MoveIn {
    fn mover(&self) -> Result<Mover, ApiError> {
        if self.total.is_some_and(|total| total < 0) {
            return Err(ApiError::field("total", "Not below zero."));
        }
        Ok(Mover::Owner { despite_rules: self.ignore_rules, total: self.total })
    }
}
