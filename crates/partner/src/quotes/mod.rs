//! Quotes of the partner.

pub(crate) mod quote;
