//! Texts: allowed characters, folding for search, and enums with codes.

mod characters;
pub mod code;
pub(crate) mod text_value;

pub use characters::{digits_of_number, fold, is_line, is_prose, search_words};
