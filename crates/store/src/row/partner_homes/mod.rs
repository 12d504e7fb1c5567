//! Homes of a partner's system.

pub mod partner_booking;
pub mod partner_connection;
pub mod partner_listing;
pub mod partner_night;
pub mod partner_picture;
