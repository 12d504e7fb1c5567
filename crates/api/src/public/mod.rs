//! The guests' API under `/websites/api/v2/`, a file for each noun.

pub mod currency;
pub mod photo;
pub mod property;
pub mod property_list;
pub mod quote;
pub mod refusal;
pub mod site;
