//! Stripe's records, and how they are serialized.

mod charge;
mod customer;
mod endpoint;
mod event;
mod intents;
mod payment_method;
mod refund;
mod remembered;
mod session;
mod token;

pub(crate) use charge::Charge;
pub(crate) use customer::Customer;
pub(crate) use endpoint::{ENDPOINT, Endpoint};
pub(crate) use event::Event;
pub(crate) use intents::intent::Status;
pub(crate) use intents::payment_intent::PaymentIntent;
pub(crate) use intents::setup_intent::SetupIntent;
pub(crate) use payment_method::PaymentMethod;
pub(crate) use refund::Refund;
pub(crate) use remembered::Remembered;
pub(crate) use session::{Line, Session};
pub(crate) use token::Token;
