//! Homes of the partner's system: connected, read, priced and booked there.

mod bill;
mod calendar;
mod connection;
mod list_price;
mod listing;
mod live;
mod picture;
mod sync;
mod token;

pub(crate) use calendar::read_partner_calendar;
pub use connection::{
    ConnectionError, ConnectionWish, ask_for_sync, connect_partner, disconnect_partner, partner_connection,
};
pub(crate) use live::{LiveQuote, live_quote};
pub(crate) use picture::fetch_pictures;
pub(crate) use sync::sync_partner;
pub(crate) use token::ask_partner;
