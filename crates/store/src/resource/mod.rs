//! Any table of the account area, asked and written by its declaration. A declaration says which column a field is kept in and what
//! may stand there; from it come the questions, the rows and the writes of every resource alike. Roles, rules and the order of
//! things are `flows`'; how a field looks on the wire is `api`'s.

pub mod counted;
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

pub use field::{Field, Handling, Preset, Source};
pub use kind::{Choices, Form, Kind};
pub use list::list;
pub use question::{Filter, Order, Question, Reach, Test};
pub use read::{exist, find, find_locked, property_of, rows};
pub(crate) use sql::contains;
pub use table::{Belongs, KeptIn, Row, Search, Table};
pub use value::Value;
pub use write::{Deletion, delete, insert, update};
