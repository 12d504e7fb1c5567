//! The generic resource layer of the account area over HTTP: the same URLs, parameters and responses for every resource, derived
//! from its declaration in `flows`. Nothing here depends on a particular resource.

mod apart;
mod batch;
mod cells;
mod export;
mod form;
mod handler;
mod import;
mod input;
mod label;
mod metadata;
mod name;
mod openapi;
mod output;
mod params;
mod readable;
mod refusal;
mod routes;
mod schema;
mod uri;
mod version;
mod workbook;

pub(crate) use batch::{object_keys, own_keys};
pub(crate) use cells::Cell;
pub(crate) use export::lines;
pub(crate) use form::read as read_text;
pub(crate) use input::{read_key, text_of};
pub(crate) use name::Names;
pub(crate) use openapi::document;
pub(crate) use output::RowOut;
pub(crate) use params::{count_of, read as read_params};
pub(crate) use routes::routes;
