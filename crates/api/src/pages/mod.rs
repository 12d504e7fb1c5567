//! HTML for people and search engines: title, description, Open Graph, schema.org data and the first view are rendered on the
//! server, and the first data is embedded, so that the page needs no second round trip.

mod asset;
mod data;
mod document;
pub mod language;
mod linked_data;
mod meta;
mod path;
mod photo;
mod plain;
mod policy;
mod rental;
mod routes;
mod shared_calendar;
mod show;
mod sitemap;
mod view;
mod visit;
mod words;

pub use policy::{AGREEMENT_STYLE, framed_policy};
pub use routes::routes;
