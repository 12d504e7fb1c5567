//! Merchants' credentials, and their encryption at rest.

pub(crate) mod credentials;
pub mod sealed;
