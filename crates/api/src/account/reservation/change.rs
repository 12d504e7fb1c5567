//! Change of a stay by the owner, with a preview of the price difference.

use axum::extract::State;
use domain::reservations::change::StayChange;
use flows::changes::{ChangeWish, Mover};
use flows::charges::Presence;
use flows::reservations::Agreed;
use flows::{App, changes};
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::caller::Booker;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::{Body, RowKey, named};
use crate::json::Json;
use crate::public::naming::Naming;
use crate::public::reservation::{AgreedIn, ChangePreviewOut, ReservationOut, StayChangeIn};

#[derive(Debug, Deserialize, ToSchema)]
pub struct MoveIn {
    /// The key of the property that the stay moves to: one of the same site, in the same currency, and not the partner's. If absent,
    /// it stays where it is.
    #[serde(default)]
    property: Option<String>,
    #[serde(flatten)]
    change: StayChangeIn,
    /// A total in minor units that replaces the calculated one.
    #[serde(default)]
    total: Option<i64>,
    /// Whether to ignore the listing's rules, such as minimum stay and check-in days. Nights taken by others stay unavailable.
    #[serde(default)]
    ignore_rules: bool,
    /// The amounts of the preview: if they have changed, nothing happens and the response is 409 `price_changed`.
    #[serde(default)]
    agreed: Option<AgreedIn>,
}

/// Previews the price of the changed stay, line by line.
///
/// Nothing is stored.
#[utoipa::path(
    post,
    operation_id = "preview_move",
    path = "/api/v2/reservation/{key}/move-preview",
    params(("key" = String, Path)),
    request_body = MoveIn,
    responses(
        (status = 200, body = ChangePreviewOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked, with the same codes as for a quote."),
        (status = 409, body = LockedOut, description = "101: locked; or `not_changeable`, `unsuitable_home`.")
    ),
    tag = "account reservation"
)]
pub async fn preview_move(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(key): RowKey,
    Body(input): Body<MoveIn>,
) -> Result<Json<ChangePreviewOut>, ApiError> {
    let (change, mover) = (input.change()?, input.mover()?);
    let preview = Box::pin(changes::preview_change(&app, Some(&caller), key, &change, mover)).await?;
    Ok(Json(ChangePreviewOut::new(preview, &Naming::Account)))
}

/// Changes the stay: its home, dates, party and add-ons.
///
/// Values that are absent stay. The amount due now is charged to the card on file first.
#[utoipa::path(
    post,
    operation_id = "move_reservation",
    path = "/api/v2/reservation/{key}/move",
    params(("key" = String, Path)),
    request_body = MoveIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked, with the same codes as for a quote."),
        (status = 402, body = ErrorOut, description = "The card was declined; the stay is unchanged."),
        (status = 409, body = LockedOut, description = "101: locked; or `overlap`, `not_changeable`, `unsuitable_home`, `price_changed`.")
    ),
    tag = "account reservation"
)]
pub async fn move_stay(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(reservation): RowKey,
    Body(input): Body<MoveIn>,
) -> Result<Json<ReservationOut>, ApiError> {
    let wish = ChangeWish {
        reservation,
        change: input.change()?,
        card: None,
        by: input.mover()?,
        agreed: input.agreed.map(Agreed::from),
        presence: Presence::OffSession,
    };
    let view = Box::pin(changes::change_stay(&app, Some(&caller), &wish)).await?;
    Ok(Json(ReservationOut::in_account(view)))
}

impl MoveIn {
    fn change(&self) -> Result<StayChange, ApiError> {
        let property = self.property.as_deref().map(named).transpose()?;
        Ok(StayChange { property, ..self.change.change()? })
    }

    fn mover(&self) -> Result<Mover, ApiError> {
        if self.total.is_some_and(|total| total < 0) {
            return Err(ApiError::field("total", "Not below zero."));
        }
        Ok(Mover::Owner { despite_rules: self.ignore_rules, total: self.total })
    }
}
