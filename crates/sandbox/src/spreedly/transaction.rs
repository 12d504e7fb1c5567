//! Transactions: requests to a gateway and their results.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::caller::Caller;
use super::record::{CreditCard, Stage, Transaction};
use super::refusal::Refusal;
use crate::books::Books;
use crate::sandbox::Sandbox;

const PAGE: usize = 20;
const LARGEST_PAGE: usize = 100;

impl Transaction {
    pub(crate) fn wire(&self, books: &Books, caller: &Caller) -> Value {
        let method =
            books.spreedly.cards.get(&caller.environment, &self.payment_method).map(CreditCard::wire);
        let message = match (&self.failure, self.state) {
            (Some(failure), _) => failure.message.as_str(),
            (None, Stage::Pending) => "Pending",
            (None, _) => "Succeeded!",
        };
        let is_pending = self.state == Stage::Pending;
        let challenge = is_pending.then(|| format!("{}/challenge/{}", caller.base, self.token));
        json!({"transaction": {
            "token": self.token, "transaction_type": self.kind, "state": self.state,
            "succeeded": self.state == Stage::Succeeded, "on_test_gateway": true,
            "created_at": self.created_at, "updated_at": self.created_at,
            "amount": self.amount, "currency_code": self.currency, "order_id": self.order_id,
            "description": self.description, "gateway_token": self.gateway, "reference_token": self.reference,
            "gateway_transaction_id": format!("gw_{}", self.token), "message": message,
            "transaction_metadata": self.metadata, "redirect_url": self.redirect_url,
            "callback_url": self.callback_url, "payment_method": method,
            "required_action": is_pending.then_some("challenge"), "challenge_url": challenge,
            "checkout_url": challenge,
            "response": {
                "success": self.state == Stage::Succeeded, "message": message, "pending": is_pending,
                "error_code": self.failure.as_ref().map(|failure| &failure.code), "error_detail": null,
                "avs_code": null, "cvv_code": null, "fraud_review": false, "cancelled": false,
            },
        }})
    }

    /// A decline is not an error of the request: the document is the same, only the status differs.
    pub(crate) fn respond(&self, books: &Books, caller: &Caller) -> Response {
        let status = match self.state {
            Stage::Succeeded => StatusCode::OK,
            Stage::Pending => StatusCode::ACCEPTED,
            Stage::GatewayProcessingFailed | Stage::Failed => StatusCode::UNPROCESSABLE_ENTITY,
        };
        (status, Json(self.wire(books, caller))).into_response()
    }
}

pub(crate) async fn get(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let token = name.trim_end_matches(".json");
    sandbox.read(|books| {
        let transaction = books.spreedly.transactions.get(&caller.environment, token);
        let transaction = transaction.ok_or_else(|| Refusal::no_such("transaction"))?;
        Ok(Json(transaction.wire(books, &caller)))
    })
}

#[derive(Debug, Deserialize)]
pub(crate) struct Page {
    order: Option<String>,
    since_token: Option<String>,
    count: Option<usize>,
}

pub(crate) async fn list(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Query(page): Query<Page>,
) -> Json<Value> {
    Json(read_page(&sandbox, &caller, &page, |_| true))
}

pub(crate) async fn list_of_gateway(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(gateway): Path<String>,
    Query(page): Query<Page>,
) -> Json<Value> {
    Json(read_page(&sandbox, &caller, &page, |transaction| transaction.gateway == gateway))
}

pub(crate) async fn list_of_card(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(token): Path<String>,
    Query(page): Query<Page>,
) -> Json<Value> {
    Json(read_page(&sandbox, &caller, &page, |transaction| transaction.payment_method == token))
}

/// Oldest first by default, continuing after `since_token`, as in Spreedly's pagination.
fn read_page(
    sandbox: &Sandbox,
    caller: &Caller,
    page: &Page,
    wanted: impl Fn(&Transaction) -> bool,
) -> Value {
    let size = page.count.unwrap_or(PAGE).min(LARGEST_PAGE);
    sandbox.read(|books| {
        let mut all: Vec<&Transaction> =
            books.spreedly.transactions.newest(&caller.environment).filter(|found| wanted(found)).collect();
        if page.order.as_deref() != Some("desc") {
            all.reverse();
        }
        let start = page.since_token.as_ref().map_or(0, |since| {
            all.iter().position(|found| found.token == *since).map_or(all.len(), |place| place + 1)
        });
        let found = all.into_iter().skip(start).take(size);
        let documents: Vec<Value> =
            found.map(|found| found.wire(books, caller)["transaction"].take()).collect();
        json!({"transactions": documents})
    })
}
