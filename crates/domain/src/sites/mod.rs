//! Sites: their names, domains and URLs.

pub mod domain_check;
pub mod domain_claim;
pub mod domain_name;
pub mod namespace;
pub mod public_address;
pub mod site_address;
