//! A reservation with all details for users of its account, and the guest's links.

use std::fmt;

use domain::accounts::role::Permission;
use domain::guest_key::Held;
use domain::key::Key;
use serde_json::Value;

use crate::access::Caller;
use crate::app::Act;
use crate::policies::FilledAgreement;
use crate::quotes::KeptQuote;
use crate::reservations::{BookingError, ReservationView};
use crate::{App, app, policies, quotes, reservations};

/// Secret links of a guest. Opening one of them authenticates as the guest.
#[derive(Clone, PartialEq, Eq)]
pub struct GuestLink {
    /// The page where the guest follows the booking.
    pub url: String,
    /// The page where the guest confirms their contact details.
    pub contact_url: String,
}

/// Hides the secret links.
impl fmt::Debug for GuestLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuestLink").finish_non_exhaustive()
    }
}

/// The quote of a reservation.
pub async fn own_bill(app: &App, caller: &Caller, key: Key) -> Result<KeptQuote, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Read)).await?;
    Ok(quotes::quote(app, view.row.quote_id.key()).await?)
}

/// The rental agreement that the guest has accepted or is to accept; `None` if the listing requires none.
pub async fn own_agreement(
    app: &App,
    caller: &Caller,
    key: Key,
) -> Result<Option<FilledAgreement>, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Read)).await?;
    Ok(policies::agreement(app, view.row.quote_id.key()).await?)
}

/// The guest's links. Needs the permission to change reservations, since opening a link authenticates as the guest.
pub async fn guest_link(app: &App, caller: &Caller, key: Key) -> Result<GuestLink, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Reservations)).await?;
    link_of(app, &view).await
}

/// Replaces the guest's links. All earlier ones, including those in e-mails, become invalid.
pub async fn renew_guest_link(app: &App, caller: &Caller, key: Key) -> Result<GuestLink, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Reservations)).await?;
    let tx = app.store.write().await?;
    store::quotes::guest::renew(&tx, view.row.quote_id.key()).await?;
    let (action, noun) = ("renew-guest-link", "reservation");
    app::record(app, &tx, caller, Act { action, noun, row: Some(key), changes: Value::Null }).await?;
    tx.commit().await?;
    link_of(app, &view).await
}

async fn link_of(app: &App, view: &ReservationView) -> Result<GuestLink, BookingError> {
    let office = app.post_office.as_deref().ok_or(BookingError::NoSuchReservation)?;
    let gone = || BookingError::NoSuchReservation;
    let quote = app::guest_key(app, Held::Quote, view.row.quote_id.key()).await?.ok_or_else(gone)?;
    let stay = app::guest_key(app, Held::Reservation, view.row.id.key()).await?.ok_or_else(gone)?;
    Ok(GuestLink {
        url: office.status_page(&view.site, &quote),
        contact_url: office.contact_page(&view.site, &stay),
    })
}
