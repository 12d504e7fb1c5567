//! The pure business rules of vacation rentals: no clock, no database, no network. External facts, including today's
//! date, are arguments.
//!
//! Values are parsed, not validated: a [`stay::Stay`] or an [`email::Email`] is valid by construction.

pub mod agreement;
#[cfg(any(test, feature = "arbitrary"))]
pub mod arbitrary;
pub mod attachment;
pub mod basis_points;
pub mod calendar;
pub mod cancelation;
pub mod code;
pub mod contact;
pub mod country;
pub mod currency;
mod day_number;
pub mod discount;
pub mod domain_check;
pub mod domain_claim;
pub mod domain_name;
pub mod email;
pub mod fee;
pub mod groundwork;
pub mod guest_key;
pub mod inquiry;
pub mod instalments;
pub mod key;
pub mod language;
pub mod list_setting;
pub mod listing;
pub mod message;
pub mod message_template;
pub mod money;
pub mod month;
pub mod namespace;
pub mod night;
pub mod nightly;
pub mod onboarding;
pub mod party;
pub mod payment_plan;
pub mod payment_retry;
pub mod person_name;
pub mod phone;
pub mod projection;
pub mod promotion;
mod promotion_choice;
pub mod public_address;
pub mod quote;
pub mod rate;
pub mod rate_book;
pub mod refund;
pub mod refusal;
mod rent;
pub mod report;
pub mod reservation;
pub mod role;
pub mod rounding;
pub mod rules;
#[cfg(test)]
mod sample;
pub mod sheet;
pub mod site_address;
pub mod spelling;
pub mod stay;
pub mod stay_rules;
pub mod tax;
pub mod telephone;
pub mod terms;
pub mod text;
mod text_value;
pub mod timeline;
pub mod weekday;
