//! Taking money: charges, payment pages, their results, cards.

mod apply;
mod charge;
mod collect;
mod outcome;
mod provider_event;
mod reservation_card;
mod reservation_payment;
mod reservation_payment_record;
mod reservation_refund_record;
mod session;
mod settle;

pub(crate) use apply::apply;
pub use charge::{ChargeWish, charge, set_payment_card};
pub(crate) use charge::{Order, card_of, is_open, order, send_charge};
pub(crate) use collect::collect_payment;
pub use payments::{Address, CardMaterial, Expiry, NewCard, Presence, WebhookRequest};
pub use provider_event::{WebhookRefusal, hear_provider};
pub use reservation_card::{
    CardOwner, CardWish, cards, find_card, mark_card_authenticated, own_card, refresh_card_auth, remove_card,
    save_card,
};
pub use reservation_payment::{PaymentSummary, payment_summary, reservation_of_payment};
pub use reservation_payment_record::RESERVATION_PAYMENT;
pub use reservation_refund_record::RESERVATION_REFUND;
pub(crate) use settle::{abandon_proof, settle_charge};
pub use settle::{mark_payment_authenticated, refresh_payment_auth};
