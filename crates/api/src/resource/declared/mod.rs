//! Every resource of the account area, one declaration each: its fields, who may write it, and what is special about it.

mod agreement;
mod api_token;
mod audit_entry;
mod calendar_event;
mod calendar_feed;
mod country;
mod letter;
mod listing;
mod listing_discount;
mod listing_fee;
mod listing_rate;
mod message;
mod message_template;
mod payment_policy;
mod photo;
mod promotion;
mod property;
mod property_group;
mod quote;
mod refund_policy;
mod reservation;
mod reservation_payment;
mod reservation_refund;
mod scheduled_message;
mod site;
mod site_page;
mod source;
mod stamp;
mod tax;
mod thread;
mod user;
mod webhook;
mod webhook_delivery;

use flows::resource::Resource;

pub(crate) use listing::LISTING;
pub(crate) use photo::PHOTO;
pub(crate) use property::PROPERTY;
pub(crate) use reservation::RESERVATION;
pub(crate) use site::SITE;
pub(crate) use thread::THREAD;

/// In the order of the API's page.
pub(super) static ALL: &[&Resource] = &[
    &property::PROPERTY,
    &property_group::PROPERTY_GROUP,
    &LISTING,
    &listing_rate::LISTING_RATE,
    &listing_fee::LISTING_FEE,
    &listing_discount::LISTING_DISCOUNT,
    &tax::TAX,
    &PHOTO,
    &calendar_event::CALENDAR_EVENT,
    &calendar_feed::CALENDAR_FEED,
    &RESERVATION,
    &reservation_payment::RESERVATION_PAYMENT,
    &reservation_refund::RESERVATION_REFUND,
    &quote::QUOTE,
    &THREAD,
    &message::MESSAGE,
    &message_template::MESSAGE_TEMPLATE,
    &scheduled_message::SCHEDULED_MESSAGE,
    &promotion::PROMOTION,
    &agreement::AGREEMENT,
    &refund_policy::REFUND_POLICY,
    &payment_policy::PAYMENT_POLICY,
    &source::SOURCE,
    &SITE,
    &site_page::SITE_PAGE,
    &user::USER,
    &api_token::API_TOKEN,
    &webhook::WEBHOOK,
    &webhook_delivery::WEBHOOK_DELIVERY,
    &letter::LETTER,
    &audit_entry::AUDIT_ENTRY,
    &country::COUNTRY,
];
