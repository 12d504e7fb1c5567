//! Migrations: one code for both engines, each in a transaction, run on start. A migration that has landed is never edited;
//! the next one changes what it made.

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
mod table;

use sea_orm_migration::{MigrationTrait, MigratorTrait, async_trait};

pub(crate) struct Migrator;

#[async_trait::async_trait]
impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m0001_house::Migration),
            Box::new(m0002_price::Migration),
            Box::new(m0003_listing_terms::Migration),
            Box::new(m0004_booking::Migration),
            Box::new(m0005_letter::Migration),
            Box::new(m0006_change::Migration),
            Box::new(m0007_session::Migration),
            Box::new(m0008_resource::Migration),
            Box::new(m0009_photo::Migration),
            Box::new(m0010_webhook::Migration),
            Box::new(m0014_message::Migration),
            Box::new(m0015_letter_list::Migration),
            Box::new(m0016_amenity::Migration),
            Box::new(m0019_site::Migration),
            Box::new(m0020_partner::Migration),
            Box::new(m0021_answer::Migration),
            Box::new(m0022_site_home::Migration),
            Box::new(m0023_offer::Migration),
            Box::new(m0024_list::Migration),
            Box::new(m0025_attachment::Migration),
            Box::new(m0026_partner_memory::Migration),
            Box::new(m0027_reading::Migration),
            Box::new(m0028_desk::Migration),
            Box::new(m0029_count::Migration),
            Box::new(m0030_list_setting::Migration),
            Box::new(m0031_list_place::Migration),
        ]
    }
}
