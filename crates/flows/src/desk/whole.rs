//! The whole of a reservation, as the people of its account see it, and the way in that its guest has.

use std::fmt;

use domain::guest_key::Held;
use domain::key::Key;
use domain::role::Permission;
use serde_json::Value;

use crate::access::Caller;
use crate::app::Act;
use crate::policies::FilledAgreement;
use crate::quotes::KeptQuote;
use crate::reservations::{BookingError, ReservationView};
use crate::{App, app, policies, quotes, reservations};

/// What lets a guest in. Whoever opens one of them is the guest.
#[derive(Clone, PartialEq, Eq)]
pub struct GuestLink {
    /// Where the guest follows the booking.
    pub url: String,
    /// Where the guest says who comes.
    pub contact_url: String,
}

/// Says nothing of what lets somebody in.
impl fmt::Debug for GuestLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuestLink").finish_non_exhaustive()
    }
}

/// The priced stay behind a reservation.
pub async fn own_bill(app: &App, caller: &Caller, key: Key) -> Result<KeptQuote, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Read)).await?;
    Ok(quotes::quote(app, view.row.quote_id.key()).await?)
}

/// What its guest has agreed to, or is to; nothing when the listing asks for no agreement.
pub async fn own_agreement(
    app: &App,
    caller: &Caller,
    key: Key,
) -> Result<Option<FilledAgreement>, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Read)).await?;
    Ok(policies::agreement(app, view.row.quote_id.key()).await?)
}

/// Where the guest follows the booking: for whoever may act on it, since who opens it acts as the guest.
pub async fn guest_link(app: &App, caller: &Caller, key: Key) -> Result<GuestLink, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Reservations)).await?;
    link_of(app, &view).await
}

/// Another one. Whatever the guest had until now, in letters too, opens nothing any more.
pub async fn renew_guest_link(app: &App, caller: &Caller, key: Key) -> Result<GuestLink, BookingError> {
    let view = Box::pin(reservations::own_reservation(app, caller, key, Permission::Reservations)).await?;
    let tx = app.store.write().await?;
    store::guest::renew(&tx, view.row.quote_id.key()).await?;
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
