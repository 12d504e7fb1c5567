//! Date changes of a booked stay, and cancellation.

mod cancel;
mod change;
mod plan;
mod preview;

pub use cancel::{CancelPreview, CanceledBy, Giving, cancel, preview_cancel};
pub use change::{ChangeWish, change_dates, preview_change};
pub use preview::{ChangePreview, Mover};
