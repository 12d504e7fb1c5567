//! The generic layer of the account area: the contract of every resource, and the special behavior of some.

mod access;
mod any_address;
mod archive;
mod archive_doctored;
mod bounds;
mod calendar;
mod calendar_event;
mod calendar_feed;
mod calendar_safety;
mod case;
pub mod channel;
mod contact;
mod contract;
mod every_bound;
mod import;
mod inbox;
mod lists;
mod nights;
mod offers;
mod policy;
mod property;
mod reservation_payment;
mod shared_calendar;
mod special;
mod standing;
mod unknown_field;
mod webhook;
pub mod world;
mod writes;

pub(crate) use access::rows as access_rows;

const API: &str = "/api/v2";
