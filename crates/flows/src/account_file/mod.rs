//! An account as one file: export, and import into another installation.

mod error;
mod export;
mod import;
mod untrusted;

pub use error::MoveError;
pub use export::{pack, take_account};
pub use import::{Imported, bring_account};
