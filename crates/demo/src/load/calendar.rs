//! Calendar events: what stands behind the nights of the ledger.

use chrono::{DateTime, Days, NaiveDate, Utc};
use store::row::{Id, calendar_event};

use super::scope::Scope;

/// An owner's block of the nights before `until`, made at `created_at`; a reservation's event says more.
pub(super) fn block_row(
    scope: &Scope,
    property_id: Id,
    id: Id,
    (first, until): (NaiveDate, NaiveDate),
    created_at: DateTime<Utc>,
) -> calendar_event::Model {
    calendar_event::Model {
        account_id: scope.account.into(),
        id,
        property_id,
        start_date: first,
        end_date: until - Days::new(1),
        blocking: true,
        kind: "block".to_owned(),
        summary: String::new(),
        reservation_id: None,
        feed_id: None,
        external_uid: None,
        conflict: false,
        created_at,
    }
}
