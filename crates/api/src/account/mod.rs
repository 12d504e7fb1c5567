//! The owners' API under `/api/v2/`.

pub mod session;
