//! The owners' API under `/api/v2/`.

pub mod agreement;
pub mod api_token;
pub mod archive;
pub mod calendar;
pub mod caller;
pub mod dashboard;
pub mod demo;
pub mod figures;
pub mod invite;
pub mod letter;
pub mod message_template;
pub mod partner_connection;
pub mod password_reset;
pub mod payment_policy;
pub mod photo;
pub mod profile;
pub mod promotion;
pub mod refund_policy;
pub mod report;
pub mod reservation;
pub mod reservation_payment;
mod sample_booking;
pub mod session;
pub mod shared_calendar;
pub mod signup;
pub mod thread;
pub mod two_factor;
