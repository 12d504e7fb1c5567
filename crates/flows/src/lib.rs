//! What happens in which order. A use case is one function here and one database transaction, or a saga with named steps.
//!
//! It knows no HTTP and writes no SQL: it asks `store`, lets `domain` judge, and hands back what was decided.

pub mod access;
pub mod account;
mod address;
pub mod agreement;
mod amenity;
pub mod api_token;
pub mod audit;
pub mod audit_entry;
mod bell;
mod calendar_event;
pub mod calendar_feed;
pub mod cashier;
pub mod catalog;
pub mod clock;
mod compile;
pub mod conversation;
pub mod country;
pub mod crash;
pub mod entropy;
mod follow;
pub mod full_calendar_event;
mod geocode;
mod house;
pub mod impersonation;
pub mod invitation;
pub mod job;
mod listing;
pub mod message;
mod name_search;
pub mod outbox;
mod outlook;
pub mod password;
pub mod password_reset;
pub mod photo;
pub mod post_office;
pub mod profile;
pub mod property;
pub mod provider_event;
pub mod quote;
pub mod reservation;
pub mod reservation_card;
pub mod resource;
pub mod session;
pub mod shared_calendar;
pub mod signup;
pub mod site_page;
mod source;
pub mod two_factor;
pub mod webhook;

pub use house::House;
pub use payments::pan::holds_card_number;
