//! The HTTP layer: handlers read a request, call `flows` and write the response; they decide nothing.
//!
//! `public/` is the guests' API, `account/` the owners', `pages/` the HTML. Wire types live here and nowhere else.

mod account;
mod address;
pub mod assets;
mod attachment;
mod body_fields;
mod bounds;
mod code;
mod csrf;
mod door;
mod error;
mod extract;
mod file_body;
mod idempotent;
mod imported;
mod json;
mod local;
mod map_options;
mod multipart;
mod openapi;
mod operator;
mod options;
mod page_cache;
mod pages;
mod paging;
mod public;
mod rate_limit;
mod resource;
mod route;
mod router;
mod sheet;
mod state;
mod streams;
mod usual_answers;
mod visitor;

pub use json::Json;
pub use map_options::MapOptions;
pub use openapi::openapi;
pub use options::{DemoLogin, DemoLogins, Options};
pub use router::{Service, behind_door, router};
pub use state::AppState;
