//! The holder of all services, and what every use case does with it: enqueue a job, write the audit log, encrypt a secret,
//! authenticate a guest.

mod account_clock;
mod audit_log;
mod guest;
mod holder;
mod home_clock;
mod host_name;
mod key_sequence;
mod queue;
mod sealing;

pub(crate) use account_clock::{account_day, account_zone, zone_named};
pub use audit_log::Act;
pub(crate) use audit_log::{changes, record, record_outsider};
pub use guest::{Guest, GuestNames, admit_guest, guest_key, names_for_new_guest};
pub use holder::{App, Services};
pub(crate) use home_clock::{home_day, home_zone};
pub use host_name::namespace_at;
pub(crate) use queue::{After, enqueue};
pub(crate) use sealing::{open_row, seal_row};
pub use sealing::{seal, seal_clear_secrets};
