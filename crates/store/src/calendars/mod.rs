//! The calendar of homes: events, the night ledger, and nights with a price or rules of their own.

pub mod calendar_event;
pub mod night;
pub mod night_override;
