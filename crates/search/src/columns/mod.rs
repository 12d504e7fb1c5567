//! The data of homes for filters and prices, in blocks of columns.

pub(crate) mod block;
pub(crate) mod facet;
pub(crate) mod figures;
pub(crate) mod kinds;
pub(crate) mod mask;
pub(crate) mod night_prices;
pub(crate) mod words;
