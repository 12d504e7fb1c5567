//! Invariants of the whole database, checked from outside.

mod accounts;
mod calendar;
mod findings;
mod letters;
mod money;
mod promotions;
mod provider;
mod provider_compare;
mod provider_known;
mod sale;

pub use accounts::{Findings, of_account, run};
pub use findings::ProviderFindings;
pub use provider::compare_with_providers;
