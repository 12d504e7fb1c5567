//! A search request: filters, sort order and page.

pub(crate) mod bounds;
pub(crate) mod cursor;
pub(crate) mod order;
pub(crate) mod query;
