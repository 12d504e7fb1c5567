//! From the quote to the stay. A booking is a saga: one transaction takes the nights and records the charge, then the provider is
//! called, and the next transaction stores the result. If a step fails in between, a job asks for the state of the charge and
//! completes or undoes the booking.

mod book;
mod checkout;
mod contact;
mod hold;
mod mirror;
mod partner;
mod partner_watch;
mod plan;
mod quote_case;
mod request;
mod reservation_record;

pub use book::{Booked, book};
pub use checkout::{PaymentPage, SessionWish, open_checkout};
pub use contact::{ContactWish, confirm_contact};
pub(crate) use contact::{ask_for_contact, judge_address};
pub(crate) use partner_watch::settle_partner_booking;
pub use plan::Wish;
pub(crate) use quote_case::{case_of_quote, fill_in, take_promotions};
pub(crate) use request::expire_hold;
pub use request::{accept_request, decline_request};
pub use reservation_record::{RESERVATION, ReservationKeeper};
