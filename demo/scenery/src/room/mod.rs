//! Rooms: a shell with windows, furniture, and the light from outside.

pub(crate) mod bath;
pub(crate) mod bed;
pub(crate) mod decor;
pub(crate) mod kitchen;
pub(crate) mod lamplight;
pub(crate) mod living;
pub(crate) mod pieces;
pub(crate) mod shell;

pub(crate) use decor::Decor;
pub(crate) use lamplight::Lamplight;
pub(crate) use shell::{Room, Wall};
