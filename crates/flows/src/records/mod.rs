//! The resource layer: permissions, validation, version conflicts, audit log and change notices of all resources in the account
//! area. A resource is a declaration; its special behavior is in its keeper.

mod declaration;
mod delete;
mod draft;
mod error;
mod import;
mod keeper;
mod log;
mod read;
mod right;
mod rule;
mod stamp;
mod write;

pub use declaration::{Action, Acts, Does, Resource, Route, Shows};
pub use delete::{delete_found, delete_rows};
pub use draft::Edit;
pub use error::{ResourceError, Wrong};
pub use import::{Outcomes, import_rows};
pub use keeper::{Boxed, Desk, InCurrency, Keeper, Plain};
pub(crate) use read::reach;
pub use read::{export_rows, get_row, list_rows};
pub use rule::Rule;
pub(crate) use rule::{in_order, not_more_than};
pub(crate) use stamp::full_name;
pub use stamp::{
    CREATED, CURRENCY, HOMES, KEY, LATELY, SEARCH_DESCRIPTION, SEARCH_TITLE, STATE, STATE_ACTIONS, UPDATED,
    VERSION,
};
pub(crate) use write::update_rows_as;
pub use write::{act_on_rows, create_row, update_rows};
