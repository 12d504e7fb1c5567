//! Actions of users on a reservation. Permissions and the audit log are handled here; the action itself is the same as for
//! guests, except for those that only an owner has.

use domain::accounts::role::Permission;
use domain::key::Key;

use super::error::BookingError;
use super::view::{ReservationView, reservation};
use crate::App;
use crate::access::Caller;

/// A reservation of the user's account, if the user may see it and has the permission.
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

/// Checks a user's permission before anything else; guests were authenticated by their key.
pub(crate) async fn admit(app: &App, caller: Option<&Caller>, key: Key) -> Result<(), BookingError> {
    match caller {
        Some(caller) => {
            let own = own_reservation(app, caller, key, Permission::Reservations);
            Box::pin(own).await.map(drop)
        }
        None => Ok(()),
    }
}
