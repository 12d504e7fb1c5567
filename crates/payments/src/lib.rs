//! Cards and money at the payment providers: one [`Provider`] trait, and for each provider a conversation (the sequence of
//! requests) and a pure translation (the app's values to request texts and back).
//!
//! Guarantees:
//! - Card numbers in clear have no type here: a card is a token or an encrypted text.
//! - A decline is a result, not an error. An error says whether the request may have been executed.
//! - Webhooks only name the changed object, and the provider is asked for its current state: late, duplicate and reordered
//!   webhooks are harmless.
//! - `docs/adr/0021-payment-providers.md` says what each provider guarantees about charging once.

mod braintree;
pub mod cards;
mod charges;
mod decline;
mod error;
mod event;
pub mod merchant;
mod office;
mod provider;
mod reference;
mod spreedly;
mod stripe;

pub use cards::card::{
    Address, Brand, CardAnswer, CardMaterial, CardReference, CardStanding, Expiry, KeptCard, NewCard,
};
pub use charges::attempt::{Attempt, IdempotencyKey, KeyTextError};
pub use charges::charge::{
    Capture, Charge, ChargeRecord, ChargeReference, Lookup, Outcome, Presence, Purpose, Refund, RefundLookup,
    RefundOutcome, RefundReference,
};
pub use charges::session::{NewSession, Session, SessionReference, SessionState};
pub use decline::Decline;
pub use error::PaymentError;
pub use event::{ProviderEvent, REPLAY_WINDOW, Subject, WebhookError, WebhookRequest};
pub use line::{Limits, Secret, Settings};
pub use merchant::credentials::{
    BraintreeCredentials, Credentials, CredentialsError, SpreedlyCredentials, StripeCredentials,
};
pub use office::{Bases, Office};
pub use provider::Provider;
