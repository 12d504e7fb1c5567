//! Braintree: the XML gateway, with card data encrypted in the browser.

mod answer;
pub(crate) mod books;
mod call;
mod envelope;
mod record;
mod seal;
mod search;
mod transaction;
mod vault;
mod xml;

use axum::Router;
use axum::routing::{get, post, put};

use crate::sandbox::Sandbox;
pub(crate) use envelope::public_key;
pub use seal::seal;

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
