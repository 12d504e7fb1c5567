//! The owners' API under `/api/v2/`.

pub mod api_token;
pub mod archive;
pub mod calendar;
pub mod caller;
pub mod dashboard;
pub mod demo;
pub mod domain_check;
pub mod figures;
pub mod invite;
pub mod letter;
pub mod message_template;
pub mod onboarding;
pub mod password_reset;
pub mod photo;
pub mod profile;
pub mod report;
pub mod reservation;
pub mod session;
pub mod shared_calendar;
pub mod signup;
pub mod site_page;
pub mod site_payment;
pub mod thread;
pub mod two_factor;
