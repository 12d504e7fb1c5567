//! What this process keeps in memory so that it is not read again: catalogues of sites, host names, kept terms, prices of the partner.

mod catalog;
mod catalogs;
mod hosts;
mod known_terms;
mod partner_prices;

pub use catalog::{Catalog, CatalogError, PageTitle};
pub use catalogs::Catalogs;
pub(crate) use catalogs::Shelf;
pub(crate) use hosts::Hosts;
pub(crate) use known_terms::KnownTerms;
pub(crate) use partner_prices::{Memory, Question};
