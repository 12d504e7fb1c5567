//! What the people of an account do about a reservation. Who may, and what is told to the log, is decided here once; what happens then
//! is the same as when a guest asks for it, but for what only an owner can do.

mod create;
mod history;
mod import;
mod outside_payment;
mod refund;
mod whole;

use domain::key::Key;
use domain::role::Permission;
use serde_json::{Map, Value, json};
use store::StoreError;
use store::row::reservation;

use super::case::Case;
use super::{BookingError, ReservationView};
use crate::House;
use crate::access::Caller;
use crate::audit_entry::{Act, changes};

pub use create::{NewReservation, NewStay, StayPreview};
pub use history::HistoryEntry;
pub use import::Rehearsal;
pub use outside_payment::OutsidePayment;
pub use refund::RefundWish;
pub use whole::GuestLink;

/// Who acts, what they do, and what was so before.
pub(super) struct Deed {
    caller: Caller,
    action: &'static str,
    before: Value,
    more: Map<String, Value>,
}

impl House {
    /// A reservation of the caller's account, if the caller may see it and do this.
    pub async fn own_reservation(
        &self,
        caller: &Caller,
        key: Key,
        permission: Permission,
    ) -> Result<ReservationView, BookingError> {
        caller.demand(permission)?;
        if !caller.owns(key) {
            return Err(BookingError::NoSuchReservation);
        }
        let view = self.reservation(key).await?;
        let sees = caller.sees(&self.store, view.row.property_id.key()).await?;
        if sees { Ok(view) } else { Err(BookingError::NoSuchReservation) }
    }

    /// Who acts is let in before anything is touched; guests are let in by the key.
    pub(super) async fn admit(&self, caller: Option<&Caller>, key: Key) -> Result<(), BookingError> {
        match caller {
            Some(caller) => {
                let own = self.own_reservation(caller, key, Permission::Reservations);
                Box::pin(own).await.map(drop)
            }
            None => Ok(()),
        }
    }

    /// Nothing changes about a locked reservation but the lock.
    pub async fn set_locked(
        &self,
        caller: &Caller,
        key: Key,
        locked: bool,
    ) -> Result<ReservationView, BookingError> {
        self.admit(Some(caller), key).await?;
        let action = if locked { "lock" } else { "unlock" };
        let mut case = Case::open(self, key).await?.by(Some(caller), action);
        if case.reservation.partner_reservation_id.is_some() {
            // The partner's: it is changed there.
            return Err(BookingError::Locked);
        }
        if case.reservation.locked != locked {
            case.reservation.locked = locked;
            case.save_reservation().await?;
            case.note(action, "").await?;
            case.commit().await?;
        }
        self.reservation(key).await
    }
}

impl Case<'_> {
    /// In the name of somebody of the account: what changes is told to the log with the commit.
    pub(super) fn by(mut self, caller: Option<&Caller>, action: &'static str) -> Self {
        self.deed = caller.map(|caller| Deed {
            caller: caller.clone(),
            action,
            before: told(&self.reservation),
            more: Map::new(),
        });
        self
    }

    /// Something that was not there before.
    pub(super) fn mention(&mut self, name: &str, value: impl Into<Value>) {
        if let Some(deed) = &mut self.deed {
            deed.more.insert(name.to_owned(), json!([null, value.into()]));
        }
    }

    pub(super) fn tell_as_new(&mut self) {
        if let Some(deed) = &mut self.deed {
            deed.before = Value::Null;
        }
    }

    pub(super) async fn record_deed(&self) -> Result<(), StoreError> {
        let Some(deed) = &self.deed else { return Ok(()) };
        let mut changes = changes(&deed.before, &told(&self.reservation));
        if let Some(all) = changes.as_object_mut() {
            all.extend(deed.more.clone());
        }
        let act = Act { action: deed.action, noun: "reservation", row: Some(self.key()), changes };
        self.house.record(&self.tx, &deed.caller, act).await
    }
}

/// What the log tells of a reservation.
fn told(row: &reservation::Model) -> Value {
    json!({
        "status": row.status,
        "check_in": row.check_in,
        "check_out": row.check_out,
        "total": row.total,
        "locked": row.locked,
        "cancel_reason": row.cancel_reason,
    })
}
