//! The calendar of a home: as its owner edits it, and as guests choose dates in it.

pub mod night;
pub mod projection;
