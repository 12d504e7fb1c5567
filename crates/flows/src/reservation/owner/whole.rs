//! The whole of a reservation, as the people of its account see it, and the way in that its guest has.

use std::fmt;

use domain::guest_key::Held;
use domain::key::Key;
use domain::role::Permission;
use serde_json::Value;

use crate::House;
use crate::access::Caller;
use crate::agreement::FilledAgreement;
use crate::audit_entry::Act;
use crate::quote::KeptQuote;
use crate::reservation::{BookingError, ReservationView};

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

impl House {
    /// The priced stay behind a reservation.
    pub async fn own_bill(&self, caller: &Caller, key: Key) -> Result<KeptQuote, BookingError> {
        let view = Box::pin(self.own_reservation(caller, key, Permission::Read)).await?;
        Ok(self.quote(view.row.quote_id.key()).await?)
    }

    /// What its guest has agreed to, or is to; nothing when the listing asks for no agreement.
    pub async fn own_agreement(
        &self,
        caller: &Caller,
        key: Key,
    ) -> Result<Option<FilledAgreement>, BookingError> {
        let view = Box::pin(self.own_reservation(caller, key, Permission::Read)).await?;
        Ok(self.agreement(view.row.quote_id.key()).await?)
    }

    /// Where the guest follows the booking: for whoever may act on it, since who opens it acts as the guest.
    pub async fn guest_link(&self, caller: &Caller, key: Key) -> Result<GuestLink, BookingError> {
        let view = Box::pin(self.own_reservation(caller, key, Permission::Reservations)).await?;
        self.link_of(&view).await
    }

    /// Another one. Whatever the guest had until now, in letters too, opens nothing any more.
    pub async fn renew_guest_link(&self, caller: &Caller, key: Key) -> Result<GuestLink, BookingError> {
        let view = Box::pin(self.own_reservation(caller, key, Permission::Reservations)).await?;
        let tx = self.store.write().await?;
        store::guest::renew(&tx, view.row.quote_id.key()).await?;
        let (action, noun) = ("renew-guest-link", "reservation");
        self.record(&tx, caller, Act { action, noun, row: Some(key), changes: Value::Null }).await?;
        tx.commit().await?;
        self.link_of(&view).await
    }

    async fn link_of(&self, view: &ReservationView) -> Result<GuestLink, BookingError> {
        let office = self.post_office.as_deref().ok_or(BookingError::NoSuchReservation)?;
        let gone = || BookingError::NoSuchReservation;
        let quote = self.guest_key(Held::Quote, view.row.quote_id.key()).await?.ok_or_else(gone)?;
        let stay = self.guest_key(Held::Reservation, view.row.id.key()).await?.ok_or_else(gone)?;
        Ok(GuestLink {
            url: office.status_page(&view.site, &quote),
            contact_url: office.contact_page(&view.site, &stay),
        })
    }
}
