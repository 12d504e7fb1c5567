//! The generic layer of the account area: one contract that every resource keeps, and what is special about some.

mod access;
mod calendar;
mod calendar_event;
mod case;
mod contract;
mod inbox;
mod lists;
mod policy;
mod property;
mod reservation_payment;
mod special;
mod webhook;
mod world;
mod writes;

pub(crate) use access::rows as access_rows;

const API: &str = "/api/v2";
