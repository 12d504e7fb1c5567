//! What the people of an account do about a reservation. Who may, and what is told to the log, is decided here once; what happens then
//! is the same as when a guest asks for it, but for what only an owner can do.

use domain::key::Key;
use domain::role::Permission;

use super::error::BookingError;
use super::view::{ReservationView, reservation};
use crate::App;
use crate::access::Caller;

/// A reservation of the caller's account, if the caller may see it and do this.
pub async fn own_reservation(
    app: &App,
    caller: &Caller,
    key: Key,
    permission: Permission,
) -> Result<ReservationView, BookingError> {
    caller.demand(permission)?;
    if !caller.owns(key) {
        return Err(BookingError::NoSuchReservation);
    }
    let view = reservation(app, key).await?;
    let sees = caller.sees(&app.store, view.row.property_id.key()).await?;
    if sees { Ok(view) } else { Err(BookingError::NoSuchReservation) }
}

/// Who acts is let in before anything is touched; guests are let in by the key.
pub(crate) async fn admit(app: &App, caller: Option<&Caller>, key: Key) -> Result<(), BookingError> {
    match caller {
        Some(caller) => {
            let own = own_reservation(app, caller, key, Permission::Reservations);
            Box::pin(own).await.map(drop)
        }
        None => Ok(()),
    }
}
