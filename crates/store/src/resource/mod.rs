//! Generic queries and writes for any table of the account area, by its declaration. A declaration defines the column and the
//! type of each field; queries, rows and writes of all resources are derived from it. Roles, rules and workflows are in `flows`;
//! the wire format is in `api`.

mod field;
mod kind;
mod list;
mod memory;
mod question;
mod read;
mod sql;
mod table;
mod value;
mod write;

pub use field::{Field, Handling, Source};
pub use kind::{Choices, Form, Kind};
pub use list::list;
pub use question::{Filter, Order, Question, Reach, Test};
pub use read::{exist, find, find_locked, property_of, rows};
pub(crate) use sql::contains;
pub use table::{Belongs, KeptIn, Row, Search, Table};
pub use value::{Preset, Value, Values};
pub use write::{Deletion, delete, insert, update};
