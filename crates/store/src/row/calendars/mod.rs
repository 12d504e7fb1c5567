//! The calendar of homes and the night ledger.

pub mod calendar_event;
pub mod night_override;
pub mod stay_night;
