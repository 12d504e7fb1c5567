//! Bounds of all input: one table, used by the validation code and by the OpenAPI document.
//!
//! Bodies and URLs are checked as they arrive, before they are parsed. Further rules for a value are stated where it is parsed,
//! and the bounds of a resource's fields in its declaration.

pub(crate) mod body;
mod document;
pub(crate) mod query;
mod scope;
mod table;

pub(crate) use document::describe;
pub(crate) use scope::{NOT_A_LINE, NOT_PROSE, Scope};
pub(crate) use table::{BODY, KEY, LINES, LIST, ORDERS, ROWS, VALUES, WORDS};
