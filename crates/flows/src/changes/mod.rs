//! Changes of a booked stay, and cancellation.

mod cancel;
mod change;
mod plan;
mod preview;

pub use cancel::{CancelPreview, CanceledBy, Giving, cancel, preview_cancel};
pub use change::{ChangeWish, change_stay, preview_change};
pub use preview::{Addon, ChangePreview, Mover};
