//! Countries, languages, and the formats of numbers and dates in each language.

pub mod country;
pub mod language;
pub mod spelling;
