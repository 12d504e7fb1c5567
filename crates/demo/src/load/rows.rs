//! The rows of the demo before they are written, table by table.

use store::row::accounts::{account, audit_entry, membership, membership_group};
use store::row::calendars::{calendar_event, night_override, stay_night};
use store::row::charges::{reservation_card, reservation_payment, reservation_refund};
use store::row::homes::{
    photo, property, property_amenity, property_group, property_group_member, property_tag, review,
};
use store::row::inbox::{message, thread};
use store::row::job;
use store::row::listings::{
    listing, listing_discount, listing_fee, listing_rate, listing_tax, listing_terms, source, tax,
};
use store::row::partner_homes::partner_connection;
use store::row::policies::{agreement, payment_policy, refund_policy, signature};
use store::row::quotes::{promotion, promotion_property, quote};
use store::row::reservations::{booking_step, reservation, reservation_bill};
use store::row::sessions::user;
use store::row::sites::{site, site_address, site_featured, site_page, site_property};
use store::row::templates::{message_template, scheduled_message};
use store::{StoreError, Tx, bulk};

/// Declares one list per table, in the order of writing: parents before children.
macro_rules! tables {
    ($($table:ident),+ $(,)?) => {
        #[derive(Debug, Default, PartialEq)]
        pub(super) struct Rows {
            $(pub(super) $table: Vec<$table::Model>),+
        }

        impl Rows {
            pub(super) async fn insert(&self, tx: &Tx) -> Result<(), StoreError> {
                $(bulk::insert::<$table::Entity>(tx, &self.$table).await?;)+
                Ok(())
            }

            pub(super) fn append(&mut self, mut more: Self) {
                $(self.$table.append(&mut more.$table);)+
            }
        }
    };
}

tables! {
    user,
    account,
    membership,
    site,
    site_address,
    site_page,
    partner_connection,
    property,
    site_property,
    site_featured,
    property_group,
    property_group_member,
    membership_group,
    property_tag,
    property_amenity,
    photo,
    review,
    refund_policy,
    payment_policy,
    agreement,
    listing,
    listing_rate,
    night_override,
    listing_discount,
    listing_fee,
    tax,
    listing_tax,
    promotion,
    promotion_property,
    source,
    listing_terms,
    quote,
    reservation,
    reservation_bill,
    calendar_event,
    stay_night,
    reservation_card,
    reservation_payment,
    reservation_refund,
    booking_step,
    signature,
    thread,
    message,
    message_template,
    scheduled_message,
    audit_entry,
    job,
}

/// Number of rows loaded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Loaded {
    pub accounts: usize,
    pub sites: usize,
    pub properties: usize,
    pub reservations: usize,
    pub messages: usize,
    pub events: usize,
    pub nights: usize,
    pub photos: usize,
}

impl std::ops::AddAssign for Loaded {
    fn add_assign(&mut self, more: Self) {
        self.accounts += more.accounts;
        self.sites += more.sites;
        self.properties += more.properties;
        self.reservations += more.reservations;
        self.messages += more.messages;
        self.events += more.events;
        self.nights += more.nights;
        self.photos += more.photos;
    }
}

impl Rows {
    pub(super) fn counted(&self) -> Loaded {
        Loaded {
            accounts: self.account.len(),
            sites: self.site.len(),
            properties: self.property.len(),
            reservations: self.reservation.len(),
            messages: self.message.len(),
            events: self.calendar_event.len(),
            nights: self.stay_night.len(),
            photos: self.photo.len(),
        }
    }
}
