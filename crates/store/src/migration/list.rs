//! The list of all migrations.

use super::step::Step;
use super::{
    m0001_house, m0002_price, m0003_listing_terms, m0004_booking, m0005_letter, m0006_change, m0007_session,
    m0008_resource, m0009_photo, m0010_webhook, m0014_message, m0015_letter_list, m0016_amenity, m0019_site,
    m0020_partner, m0021_answer, m0022_site_home, m0023_offer, m0024_list, m0025_attachment,
    m0026_partner_memory, m0027_reading, m0028_desk, m0029_count, m0030_list_setting, m0031_list_place,
    m0032_readiness_probe, m0033_sale, m0035_guest_key, m0037_known_browser, m0038_setup_code,
    m0039_feed_log,
};

/// In the order in which they run.
pub(super) const MIGRATIONS: &[&dyn Step] = &[
    &m0001_house::Migration,
    &m0002_price::Migration,
    &m0003_listing_terms::Migration,
    &m0004_booking::Migration,
    &m0005_letter::Migration,
    &m0006_change::Migration,
    &m0007_session::Migration,
    &m0008_resource::Migration,
    &m0009_photo::Migration,
    &m0010_webhook::Migration,
    &m0014_message::Migration,
    &m0015_letter_list::Migration,
    &m0016_amenity::Migration,
    &m0019_site::Migration,
    &m0020_partner::Migration,
    &m0021_answer::Migration,
    &m0022_site_home::Migration,
    &m0023_offer::Migration,
    &m0024_list::Migration,
    &m0025_attachment::Migration,
    &m0026_partner_memory::Migration,
    &m0027_reading::Migration,
    &m0028_desk::Migration,
    &m0029_count::Migration,
    &m0030_list_setting::Migration,
    &m0031_list_place::Migration,
    &m0032_readiness_probe::Migration,
    &m0033_sale::Migration,
    &m0035_guest_key::Migration,
    &m0037_known_browser::Migration,
    &m0038_setup_code::Migration,
    &m0039_feed_log::Migration,
];
