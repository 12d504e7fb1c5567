//! Every text of every letter. Each language is one file; a text that is missing in one of them does not compile.
//!
//! `{home}` and its like are filled in (`document.rs`), `#` is a number, and what stands after `|` is for more than one.

mod de;
mod en;
mod es;
mod fr;
mod languages;
mod wording;

pub(crate) use languages::texts;
pub(crate) use wording::{Labels, Notice};
