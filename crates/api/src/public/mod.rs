//! The guests' API under `/websites/api/v2/`, a file for each noun.

pub mod calendar_event;
pub mod country;
pub mod currency;
pub mod full_calendar_event;
pub mod listing;
pub mod listing_fee;
pub mod listing_rate;
pub mod photo;
pub mod property;
pub mod property_list;
pub mod quote;
pub mod refusal;
pub mod site;
mod site_params;
pub mod source;
mod uri;
