//! In-memory caches of this process: catalogs of sites, host names, stored terms, prices of the partner.

mod catalog;
mod catalogs;
mod hosts;
mod known_terms;
mod partner_prices;

pub use catalog::{Catalog, CatalogError, PageTitle, SitePictures};
pub use catalogs::Catalogs;
pub(crate) use catalogs::Shelf;
pub(crate) use hosts::Hosts;
pub(crate) use known_terms::KnownTerms;
pub(crate) use partner_prices::{Memory, Question};
