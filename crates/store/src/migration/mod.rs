//! Migrations: one code for both engines, each in a transaction, run at startup. A released migration is never edited;
//! later ones change its result.

mod column;
mod list;
#[expect(clippy::too_many_lines, clippy::large_stack_arrays, reason = "a schema is a long list, made once")]
mod m0001_house;
mod m0002_price;
mod m0003_listing_terms;
mod m0004_booking;
mod m0005_letter;
mod m0006_change;
mod m0007_session;
mod m0008_resource;
mod m0009_photo;
mod m0010_webhook;
mod m0014_message;
mod m0015_letter_list;
mod m0016_amenity;
mod m0019_site;
mod m0020_partner;
mod m0021_answer;
mod m0022_site_home;
mod m0023_offer;
mod m0024_list;
mod m0025_attachment;
mod m0026_partner_memory;
mod m0027_reading;
mod m0028_desk;
mod m0029_count;
mod m0030_list_setting;
mod m0031_list_place;
mod m0032_readiness_probe;
mod m0033_sale;
mod m0035_guest_key;
mod m0037_known_browser;
mod m0038_setup_code;
mod m0039_feed_log;
mod m0040_currency;
mod m0041_quote_site;
mod m0042_removed_card;
mod m0044_balance;
mod manager;
mod runner;
mod step;
mod table;

pub(crate) use runner::{is_complete, migrate, unknown};
