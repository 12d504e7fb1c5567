//! The life of a payment: charge or hold, authentication, capture, refund.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::Value;

use super::caller::Caller;
use super::record::{Failure, Kind, Stage, Storage, Transaction};
use super::refusal::Refusal;
use crate::books::Books;
use crate::cards::card::{Challenge, Decline, Pace, Verdict};
use crate::chance::fresh;
use crate::memory::ledger::{Entry, Movement, Status};
use crate::provider::Provider;
use crate::sandbox::Sandbox;

#[derive(Debug, Deserialize)]
pub(crate) struct PaymentBody {
    transaction: PaymentIn,
}

#[derive(Debug, Default, Deserialize)]
pub(crate) struct PartBody {
    #[serde(default)]
    transaction: PartIn,
}

#[derive(Debug, Deserialize)]
pub(crate) struct PaymentIn {
    payment_method_token: String,
    amount: i64,
    currency_code: String,
    order_id: Option<String>,
    description: Option<String>,
    #[serde(default)]
    retain_on_success: bool,
    #[serde(default)]
    attempt_3dsecure: bool,
    redirect_url: Option<String>,
    callback_url: Option<String>,
    #[serde(default)]
    transaction_metadata: Value,
}

/// Amount of a follow-up to an earlier transaction; all of it if missing.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct PartIn {
    amount: Option<i64>,
    order_id: Option<String>,
    #[serde(default)]
    transaction_metadata: Value,
}

pub(crate) async fn purchase(
    state: State<Sandbox>,
    caller: Caller,
    path: Path<String>,
    body: Json<PaymentBody>,
) -> Result<Response, Refusal> {
    pay(state, caller, path, body, Kind::Purchase).await
}

pub(crate) async fn authorize(
    state: State<Sandbox>,
    caller: Caller,
    path: Path<String>,
    body: Json<PaymentBody>,
) -> Result<Response, Refusal> {
    pay(state, caller, path, body, Kind::Authorization).await
}

async fn pay(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(gateway): Path<String>,
    Json(PaymentBody { transaction: wish }): Json<PaymentBody>,
    kind: Kind,
) -> Result<Response, Refusal> {
    if wish.amount < 1 {
        return Err(Refusal::unprocessable("errors.invalid_amount", "Amount must be greater than 0"));
    }
    let pace = sandbox.read(|books| {
        let method = books.spreedly.cards.get(&caller.environment, &wish.payment_method_token);
        method.map_or(Pace::Prompt, |method| method.card.behaviour().pace)
    });
    let work = || {
        sandbox.change(|books| {
            let transaction = begin(books, &caller, gateway, wish, kind)?;
            Ok(transaction.respond(books, &caller))
        })
    };
    sandbox.at_pace(pace, work).await
}

fn begin(
    books: &mut Books,
    caller: &Caller,
    gateway: String,
    wish: PaymentIn,
    kind: Kind,
) -> Result<Transaction, Refusal> {
    let method = books.spreedly.cards.get(&caller.environment, &wish.payment_method_token);
    let method = method.filter(|method| method.storage != Storage::Redacted).ok_or_else(|| {
        let message = "There is no payment method corresponding to the specified payment method token.";
        Refusal::unprocessable("errors.payment_method_not_found", message)
    })?;
    let needs_proof = method.card.needs_challenge(method.is_proven);
    let mut transaction = Transaction {
        token: fresh(""),
        created_at: caller.now,
        kind,
        state: Stage::Pending,
        amount: wish.amount,
        currency: wish.currency_code.to_uppercase(),
        gateway,
        payment_method: wish.payment_method_token,
        order_id: wish.order_id,
        description: wish.description,
        metadata: wish.transaction_metadata,
        retain_on_success: wish.retain_on_success,
        redirect_url: wish.redirect_url,
        callback_url: wish.callback_url,
        reference: None,
        failure: None,
        proof: None,
        used: 0,
    };
    match (needs_proof, wish.attempt_3dsecure) {
        (false, _) => settle(books, &caller.environment, &mut transaction),
        (true, false) => {
            transaction.fail(Decline::AuthenticationRequired.into());
            enter(books, &caller.environment, &transaction);
        }
        (true, true) => {}
    }
    keep(books, &caller.environment, &transaction);
    Ok(transaction)
}

impl Transaction {
    fn fail(&mut self, failure: Failure) {
        self.state = Stage::GatewayProcessingFailed;
        self.failure = Some(failure);
    }

    fn left(&self) -> i64 {
        self.amount - self.used
    }
}

/// The bank's decision.
fn settle(books: &mut Books, environment: &str, transaction: &mut Transaction) {
    if let Some(method) = books.spreedly.cards.get_mut(environment, &transaction.payment_method) {
        match method.card.behaviour().when_charged {
            Verdict::Declined(decline) => transaction.fail(decline.into()),
            Verdict::Approved => {
                transaction.state = Stage::Succeeded;
                method.is_proven |= transaction.proof == Some(true);
                if transaction.retain_on_success {
                    method.storage = Storage::Retained;
                }
            }
        }
    }
    enter(books, environment, transaction);
}

/// Continues after the cardholder has pressed a button; before that it does nothing.
pub(crate) fn conclude(books: &mut Books, environment: &str, transaction: &mut Transaction) {
    let Some(proof) = transaction.proof.filter(|_| transaction.state == Stage::Pending) else { return };
    let method = books.spreedly.cards.get(environment, &transaction.payment_method);
    let is_in_vain = method.is_some_and(|method| method.card.behaviour().challenge == Challenge::InVain);
    if proof && !is_in_vain {
        settle(books, environment, transaction);
    } else {
        let message = "The cardholder could not be authenticated.".to_owned();
        transaction.fail(Failure { code: "authentication_failed".to_owned(), message });
        enter(books, environment, transaction);
    }
    keep(books, environment, transaction);
}

pub(crate) async fn complete(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Response, Refusal> {
    sandbox.change(|books| {
        let mut transaction = named(books, &caller, &token)?;
        conclude(books, &caller.environment, &mut transaction);
        Ok(transaction.respond(books, &caller))
    })
}

pub(crate) async fn capture(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(token): Path<String>,
    body: Option<Json<PartBody>>,
) -> Result<Response, Refusal> {
    take_part(&sandbox, &caller, &token, body, Kind::Capture)
}

pub(crate) async fn credit(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(token): Path<String>,
    body: Option<Json<PartBody>>,
) -> Result<Response, Refusal> {
    take_part(&sandbox, &caller, &token, body, Kind::Credit)
}

pub(crate) async fn void(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Response, Refusal> {
    take_part(&sandbox, &caller, &token, None, Kind::Void)
}

fn take_part(
    sandbox: &Sandbox,
    caller: &Caller,
    token: &str,
    body: Option<Json<PartBody>>,
    kind: Kind,
) -> Result<Response, Refusal> {
    let wish = body.map(|Json(body)| body.transaction).unwrap_or_default();
    sandbox.change(|books| {
        let mut whole = named(books, caller, token)?;
        let amount = wish.amount.unwrap_or(whole.left());
        let mut part = Transaction {
            token: fresh(""),
            created_at: caller.now,
            kind,
            state: Stage::Succeeded,
            amount,
            order_id: wish.order_id.or(whole.order_id.clone()),
            metadata: wish.transaction_metadata,
            reference: Some(whole.token.clone()),
            used: 0,
            ..whole.clone()
        };
        match objection(&whole, &part) {
            Some(message) => {
                part.fail(Failure { code: "invalid_reference".to_owned(), message: message.to_owned() });
            }
            None => whole.used += amount,
        }
        enter(books, &caller.environment, &part);
        keep(books, &caller.environment, &part);
        keep(books, &caller.environment, &whole);
        Ok(part.respond(books, caller))
    })
}

/// The reason why `part` cannot follow `whole`.
fn objection(whole: &Transaction, part: &Transaction) -> Option<&'static str> {
    let fits = match part.kind {
        Kind::Capture => whole.kind == Kind::Authorization,
        Kind::Credit => matches!(whole.kind, Kind::Purchase | Kind::Capture),
        _ => whole.kind == Kind::Authorization || (whole.kind == Kind::Purchase && whole.used == 0),
    };
    if whole.state != Stage::Succeeded || !fits {
        return Some("The referenced transaction does not allow this.");
    }
    let is_within = (1..=whole.left()).contains(&part.amount);
    (!is_within).then_some("The amount is greater than what is left of the referenced transaction.")
}

fn enter(books: &mut Books, environment: &str, transaction: &Transaction) {
    let kind = match transaction.kind {
        Kind::Purchase => Movement::Charge,
        Kind::Authorization => Movement::Authorization,
        Kind::Capture => Movement::Capture,
        Kind::Credit => Movement::Refund,
        Kind::Void => Movement::Void,
    };
    let is_good = transaction.state == Stage::Succeeded;
    books.enter(Entry {
        id: transaction.token.clone(),
        provider: Provider::Spreedly,
        account: environment.to_owned(),
        kind,
        status: if is_good { Status::Succeeded } else { Status::Failed },
        amount: transaction.amount,
        currency: transaction.currency.to_lowercase(),
        payment: transaction.reference.clone().unwrap_or_else(|| transaction.token.clone()),
        idempotency_key: None,
        order_id: transaction.order_id.clone(),
        reason: transaction.failure.as_ref().map(|failure| failure.code.clone()),
        metadata: transaction.metadata.clone(),
        at: transaction.created_at,
    });
}

fn keep(books: &mut Books, environment: &str, transaction: &Transaction) {
    books.spreedly.transactions.put(environment, &transaction.token, transaction.clone());
}

fn named(books: &Books, caller: &Caller, token: &str) -> Result<Transaction, Refusal> {
    let transaction = books.spreedly.transactions.get(&caller.environment, token);
    transaction.cloned().ok_or_else(|| Refusal::no_such("transaction"))
}
