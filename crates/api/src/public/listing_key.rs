//! The identifier of a listing: our key, or the partner's id for a home in the partner's system.

use domain::key::Key;
use domain::text::code::SystemType;
use search::Home;
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum ListingKeyOut {
    Ours(Key),
    Partners(String),
}

impl ListingKeyOut {
    pub fn of(home: &Home) -> Self {
        let partners = home.partner_listing_id.as_ref().filter(|_| home.system_type == SystemType::Partner);
        partners.map_or(Self::Ours(home.listing), |id| Self::Partners(id.clone()))
    }
}
