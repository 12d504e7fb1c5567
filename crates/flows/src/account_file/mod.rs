//! An account as one file: exported, and imported elsewhere.

mod error;
mod export;
mod import;
mod untrusted;

pub use error::MoveError;
pub use export::{pack, take_account};
pub use import::{Imported, bring_account};
