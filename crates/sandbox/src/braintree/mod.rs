//! Braintree: the XML gateway, with card data encrypted in the browser.

mod answer;
mod call;
mod envelope;
mod seal;
mod search;
mod transaction;
mod vault;
mod xml;

use axum::Router;
use axum::routing::{get, post, put};

use crate::sandbox::Sandbox;
use crate::shelf::{Kept, Shelf};
pub(crate) use envelope::public_key;
pub use seal::seal;
use transaction::Transaction;
use vault::{Customer, VaultedCard};

pub(crate) struct Books {
    cards: Shelf<VaultedCard>,
    customers: Shelf<Customer>,
    transactions: Shelf<Transaction>,
}

impl Books {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            cards: Shelf::new("braintree.card", capacity),
            customers: Shelf::new("braintree.customer", capacity),
            transactions: Shelf::new("braintree.transaction", capacity),
        }
    }

    pub(crate) fn shelves(&mut self) -> [&mut dyn Kept; 3] {
        [&mut self.cards, &mut self.customers, &mut self.transactions]
    }
}

pub(crate) fn router() -> Router<Sandbox> {
    Router::new()
        .route("/client-key", get(async || envelope::public_key()))
        .route("/merchants/{merchant}/transactions", post(transaction::sale))
        .route("/merchants/{merchant}/transactions/advanced_search_ids", post(search::ids))
        .route("/merchants/{merchant}/transactions/advanced_search", post(search::transactions))
        .route("/merchants/{merchant}/transactions/{id}", get(transaction::get))
        .route("/merchants/{merchant}/transactions/{id}/refund", post(transaction::refund))
        .route("/merchants/{merchant}/transactions/{id}/void", put(transaction::void))
        .route("/merchants/{merchant}/transactions/{id}/submit_for_settlement", put(transaction::submit))
        .route("/merchants/{merchant}/payment_methods", post(vault::add_card))
        .route(
            "/merchants/{merchant}/payment_methods/any/{token}",
            get(vault::get_card).delete(vault::remove_card),
        )
        .route("/merchants/{merchant}/payment_methods/credit_card/{token}", get(vault::get_card))
        .route("/merchants/{merchant}/customers", post(vault::add_customer))
        .route("/merchants/{merchant}/customers/{id}", get(vault::get_customer))
}
