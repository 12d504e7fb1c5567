//! The guest's own contact details, which the guest is asked to confirm if a channel had hidden them.

use domain::key::Key;
use domain::people::contact::{ContactMode, is_relay};
use domain::people::email::Email;
use domain::reservations::reservation::Status;
use domain::text::code::LetterKind;
use domain::text::search_words;
use serde_json::json;
use store::row::reservations::reservation;
use store::{StoreError, Tx};

use crate::outbox::NewLetter;
use crate::reservations::{BookingError, Case, ReservationView};
use crate::{App, app, inbox, outbox, reservations};

#[derive(Clone, Debug)]
pub struct ContactWish {
    pub first_name: String,
    pub last_name: String,
    pub email: Email,
    pub phone: String,
}

/// The words that a search finds the reservation by.
pub(super) fn found_by(row: &reservation::Model) -> String {
    let key = row.id.key().to_string();
    search_words([&*key, &row.first_name, &row.last_name, &row.email, &row.phone])
}

pub async fn confirm_contact(
    app: &App,
    reservation: Key,
    wish: &ContactWish,
) -> Result<ReservationView, BookingError> {
    if is_relay(wish.email.as_str()) {
        return Err(BookingError::ChannelAddress);
    }
    let mut case = Case::open(app, reservation).await?;
    let row = &mut case.reservation;
    wish.first_name.trim().clone_into(&mut row.first_name);
    wish.last_name.trim().clone_into(&mut row.last_name);
    wish.email.as_str().clone_into(&mut row.email);
    wish.phone.trim().clone_into(&mut row.phone);
    row.is_proxy_email = false;
    row.contact_mode = ContactMode::Confirmed.into();
    row.search_text = found_by(row);
    case.save_reservation().await?;
    inbox::follow_guest(app, &case.tx, &case.reservation).await?;
    case.note("contact_confirmed", "").await?;
    let quote = case.reservation.quote_id.key();
    case.commit().await?;
    app.bell.ring(quote);
    reservations::reservation(app, reservation).await
}

/// The contact mode after the guest's e-mail address has become a channel's relay address, or no longer is one.
pub(super) async fn contact_mode(
    app: &App,
    tx: &Tx,
    reservation: &reservation::Model,
    is_proxy_email: bool,
) -> Result<ContactMode, StoreError> {
    let (account, property) = (reservation.id.key().account(), reservation.property_id.key());
    let home = store::homes::property::find_row(tx, account, property).await?;
    let is_over = home.is_some_and(|home| reservation.check_out <= app::home_day(&home, app.now()));
    Ok(ContactMode::of(is_proxy_email, is_over))
}

/// Asks the guest for their own e-mail address, unless the stay is over.
pub(crate) async fn ask_for_contact(
    app: &App,
    tx: &Tx,
    reservation: &reservation::Model,
) -> Result<(), StoreError> {
    let status: Status = *reservation.status;
    let is_asked = reservation.contact_mode == ContactMode::Verifying
        && !reservation.email.trim().is_empty()
        && matches!(status, Status::Open | Status::Tentative | Status::Reserved);
    if !is_asked {
        return Ok(());
    }
    let (kind, key) = (LetterKind::ContactWanted, reservation.id.key());
    let letter = NewLetter {
        account: key.account(),
        kind,
        recipient: reservation.email.clone(),
        payload: json!({"reservation": key}),
        dedupe: format!("{kind} {key} {}", reservation.version),
    };
    outbox::post(app, tx, letter).await
}

/// A stay that was booked elsewhere or by telephone may have a relay address of a channel.
pub(crate) async fn judge_address(case: &mut Case<'_>) -> Result<(), StoreError> {
    let row = &mut case.reservation;
    row.is_proxy_email = is_relay(&row.email);
    let mode = contact_mode(case.app, &case.tx, row, row.is_proxy_email).await?;
    row.contact_mode = mode.into();
    Ok(())
}
