//! The browser script and the frames of the card inputs.

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use http::StatusCode;
use serde::Deserialize;

use crate::page::{asset, show};
use crate::sandbox::Sandbox;

/// One script made of parts; they share a scope and export only `Stripe`.
const STRIPE_JS: &str = concat!(
    "(() => {\n'use strict';\n",
    include_str!("../../assets/stripe/transport.js"),
    include_str!("../../assets/stripe/element.js"),
    include_str!("../../assets/stripe/challenge.js"),
    include_str!("../../assets/stripe/stripe.js"),
    "})();\n",
);
const FRAME_JS: &str = include_str!("../../assets/stripe/frame.js");
const CHECKOUT_JS: &str = include_str!("../../assets/stripe/checkout.js");

pub(crate) fn router() -> Router<Sandbox> {
    Router::new()
        .route("/v3", get(async || asset("text/javascript", STRIPE_JS)))
        .route("/v3/", get(async || asset("text/javascript", STRIPE_JS)))
        .route("/assets/frame.js", get(async || asset("text/javascript", FRAME_JS)))
        .route("/assets/checkout.js", get(async || asset("text/javascript", CHECKOUT_JS)))
        .route("/frame/{element}", get(frame))
}

#[derive(Template)]
#[template(path = "stripe/frame.html")]
struct Frame {
    element: String,
    group: String,
    fields: Vec<Field>,
}

struct Field {
    name: &'static str,
    label: &'static str,
    placeholder: &'static str,
    autocomplete: &'static str,
    longest: u8,
}

const NUMBER: Field = Field {
    name: "number",
    label: "Card number",
    placeholder: "1234 1234 1234 1234",
    autocomplete: "cc-number",
    longest: 23,
};
const EXPIRY: Field = Field {
    name: "expiry",
    label: "Expiration date",
    placeholder: "MM / YY",
    autocomplete: "cc-exp",
    longest: 7,
};
const CVC: Field =
    Field { name: "cvc", label: "Security code", placeholder: "CVC", autocomplete: "cc-csc", longest: 4 };

#[derive(Deserialize)]
struct Group {
    group: String,
}

async fn frame(Path(element): Path<String>, Query(Group { group }): Query<Group>) -> Response {
    let fields = match element.as_str() {
        "card" => vec![NUMBER, EXPIRY, CVC],
        "cardNumber" => vec![NUMBER],
        "cardExpiry" => vec![EXPIRY],
        "cardCvc" => vec![CVC],
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    show(&Frame { element, group, fields })
}
