//! The guests' API under `/websites/api/v2/`, a file for each noun.

pub mod calendar_event;
pub mod country;
pub mod currency;
pub mod full_calendar_event;
pub mod geocode;
pub mod listing;
pub mod listing_fee;
pub mod listing_rate;
pub mod party_params;
pub mod photo;
pub mod property;
pub mod property_calendar;
pub mod property_flexible;
pub mod property_list;
pub mod property_options;
pub mod quote;
pub mod reservation_message;
pub mod site;
pub mod site_page;
mod site_params;
pub mod source;
mod uri;
