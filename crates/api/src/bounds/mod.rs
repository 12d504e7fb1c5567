//! How much is taken of whatever is sent: one table, read by the code that refuses more and by the description of the API.
//!
//! A body and an address are held to it as they come in, before anybody reads them; what a value must be beyond that is said where it
//! is parsed, and what the rows of a resource may hold, in its declaration.

pub(crate) mod body;
mod document;
pub(crate) mod query;
mod scope;
mod table;

pub(crate) use document::describe;
pub(crate) use scope::{NOT_A_LINE, NOT_PROSE, Scope};
pub(crate) use table::{BODY, KEY, LINES, LIST, ORDERS, ROWS, VALUES, WORDS};
