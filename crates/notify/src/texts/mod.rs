//! All texts of all e-mails. Each language is one file; a text missing in one of them is a compile error.
//!
//! Placeholders such as `{home}` are replaced (`document.rs`), `#` is a number, and the text after `|` is the plural.

mod de;
mod en;
mod es;
mod fr;
mod languages;
mod wording;

pub(crate) use languages::texts;
pub(crate) use wording::{Labels, Notice};
