//! Stripe: the API with forms and JSON, signed webhooks, the browser script, 3D Secure and the hosted checkout.

mod api_key;
pub(crate) mod books;
mod call;
mod challenge;
mod checkout;
mod error;
mod form;
pub(crate) mod http_client;
pub(crate) mod in_flight;
mod list;
mod operation;
pub(crate) mod record;
mod script;
pub(crate) mod webhook;

use std::time::Duration;

use axum::Router;

use crate::sandbox::Sandbox;
use call::{get_browser, get_server, post_browser, post_browser_paced, post_server, post_server_paced};
use operation::{charge, customer, event, payment_method, refund, token};

pub(crate) fn router() -> Router<Sandbox> {
    Router::new().merge(api()).merge(script::router()).merge(challenge::router()).merge(checkout::pages())
}

fn api() -> Router<Sandbox> {
    use operation::{payment_intent as pi, setup_intent as si};
    Router::new()
        .route("/v1/tokens", post_browser(token::create))
        .route("/v1/tokens/{id}", get_server(token::get))
        .route("/v1/customers", post_server(customer::create))
        .route("/v1/customers/{id}", get_server(customer::get).merge(post_server(customer::update)))
        .route("/v1/customers/{id}/sources", post_server(customer::add_source))
        .route("/v1/customers/{id}/payment_methods", get_server(customer::list_methods))
        .route(
            "/v1/payment_methods",
            post_browser(payment_method::create).merge(get_server(payment_method::list)),
        )
        .route("/v1/payment_methods/{id}", get_server(payment_method::get))
        .route("/v1/payment_methods/{id}/attach", post_server(payment_method::attach))
        .route("/v1/payment_methods/{id}/detach", post_server(payment_method::detach))
        .route("/v1/setup_intents", post_server(si::create))
        .route("/v1/setup_intents/{id}", get_browser(si::get))
        .route("/v1/setup_intents/{id}/confirm", post_browser(si::confirm))
        .route("/v1/setup_intents/{id}/cancel", post_server(si::cancel))
        .route(
            "/v1/payment_intents",
            post_server_paced(pi::create, pi::pace_of_create).merge(get_server(pi::list)),
        )
        .route("/v1/payment_intents/search", get_server(pi::search))
        .route("/v1/payment_intents/{id}", get_browser(pi::get).merge(post_server(pi::update)))
        .route("/v1/payment_intents/{id}/confirm", post_browser_paced(pi::confirm, pi::pace_of_confirm))
        .route("/v1/payment_intents/{id}/capture", post_server(pi::capture))
        .route("/v1/payment_intents/{id}/cancel", post_server(pi::cancel))
        .route("/v1/charges/{id}", get_server(charge::get))
        .route("/v1/refunds", post_server(refund::create).merge(get_server(refund::list)))
        .route("/v1/refunds/{id}", get_server(refund::get))
        .route("/v1/checkout/sessions", post_server(checkout::create).merge(get_server(checkout::list)))
        .route("/v1/checkout/sessions/{id}", get_server(checkout::get))
        .route("/v1/checkout/sessions/{id}/expire", post_server(checkout::expire))
        .route("/v1/events", get_server(event::list))
        .route("/v1/events/{id}", get_server(event::get))
}

/// Background tasks: sends webhooks left from the last run, and expires sessions.
pub(crate) async fn keep_house(sandbox: Sandbox) {
    webhook::resume(&sandbox);
    loop {
        checkout::expire_overdue(&sandbox);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
