//! All resources of the account area. Each is declared in its area: fields, permission to write, and hooks.

use crate::accounts::AUDIT_ENTRY;
use crate::booking::RESERVATION;
use crate::calendars::CALENDAR_EVENT;
use crate::charges::{RESERVATION_PAYMENT, RESERVATION_REFUND};
use crate::emails::LETTER;
use crate::feeds::CALENDAR_FEED;
use crate::homes::{COUNTRY, PHOTO, PROPERTY, PROPERTY_GROUP};
use crate::inbox::{MESSAGE, THREAD};
use crate::listings::{LISTING, LISTING_DISCOUNT, LISTING_FEE, LISTING_RATE, SOURCE, TAX};
use crate::policies::{AGREEMENT, PAYMENT_POLICY, REFUND_POLICY};
use crate::quotes::{PROMOTION, QUOTE};
use crate::records::Resource;
use crate::sessions::{API_TOKEN, USER};
use crate::sites::{SITE, SITE_PAGE};
use crate::templates::{MESSAGE_TEMPLATE, SCHEDULED_MESSAGE};
use crate::webhooks::{WEBHOOK, WEBHOOK_DELIVERY};

/// In the order of the API's page.
pub static ALL: &[&Resource] = &[
    &PROPERTY,
    &PROPERTY_GROUP,
    &LISTING,
    &LISTING_RATE,
    &LISTING_FEE,
    &LISTING_DISCOUNT,
    &TAX,
    &PHOTO,
    &CALENDAR_EVENT,
    &CALENDAR_FEED,
    &RESERVATION,
    &RESERVATION_PAYMENT,
    &RESERVATION_REFUND,
    &QUOTE,
    &THREAD,
    &MESSAGE,
    &MESSAGE_TEMPLATE,
    &SCHEDULED_MESSAGE,
    &PROMOTION,
    &AGREEMENT,
    &REFUND_POLICY,
    &PAYMENT_POLICY,
    &SOURCE,
    &SITE,
    &SITE_PAGE,
    &USER,
    &API_TOKEN,
    &WEBHOOK,
    &WEBHOOK_DELIVERY,
    &LETTER,
    &AUDIT_ENTRY,
    &COUNTRY,
];
