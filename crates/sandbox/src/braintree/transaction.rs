//! Transactions: sales, and follow-up operations.

use axum::extract::State;
use serde_json::json;

use super::answer::{Answer, Invalid};
use super::call::Call;
use super::record::{Status, Transaction};
use super::vault::{find_card, keep_card, read_card};
use crate::books::Books;
use crate::cards::card::{Challenge, Verdict};
use crate::chance::fresh;
use crate::memory::ledger::{self, Entry, Movement};
use crate::money::minor_units;
use crate::provider::Provider;
use crate::sandbox::Sandbox;

const APPROVED: (&str, &str) = ("1000", "Approved");

fn invalid(code: &'static str, attribute: &'static str, message: &'static str) -> Answer {
    Answer::invalid(vec![Invalid { object: "transaction", code, attribute, message }])
}

/// The currency is the suffix of the merchant account's name, such as `villa_eur`.
fn currency_of(merchant_account: Option<&str>) -> String {
    let ending = merchant_account.and_then(|account| account.rsplit(['_', '-']).next());
    let code = ending.filter(|code| code.len() == 3 && code.bytes().all(|sign| sign.is_ascii_alphabetic()));
    code.map_or_else(|| "USD".to_owned(), str::to_uppercase)
}

pub(crate) async fn sale(State(sandbox): State<Sandbox>, call: Call) -> Result<Answer, Answer> {
    let merchant_account = call.text("/transaction/merchant_account_id").map(str::to_owned);
    let currency = currency_of(merchant_account.as_deref());
    let amount =
        call.text("/transaction/amount").ok_or_else(|| invalid("81502", "amount", "Amount is required."))?;
    let amount = minor_units(amount, &currency).filter(|amount| *amount > 0);
    let amount = amount.ok_or_else(|| invalid("81503", "amount", "Amount is an invalid format."))?;
    let vaulted = match call.text("/transaction/payment_method_token") {
        None => None,
        Some(token) => {
            Some(sandbox.read(|books| find_card(books, &call.merchant, token).cloned()).ok_or_else(|| {
                invalid("91518", "payment_method_token", "Payment method token is invalid.")
            })?)
        }
    };
    let card = match &vaulted {
        Some(vaulted) => vaulted.card.clone(),
        None => read_card(&call, "/transaction/credit_card")?,
    };
    let pace = card.behaviour().pace;
    let mut transaction = Transaction {
        id: fresh("")[..10].to_lowercase(),
        created_at: call.now,
        kind: "sale".to_owned(),
        status: Status::Authorized,
        amount,
        currency,
        order_id: call.text("/transaction/order_id").map(str::to_owned),
        merchant_account,
        customer: call.text("/transaction/customer_id").map(str::to_owned),
        card,
        card_token: vaulted.as_ref().map(|vaulted| vaulted.token.clone()),
        cardholder: call.text("/transaction/credit_card/cardholder_name").map(str::to_owned),
        processor_response: owned(APPROVED),
        refunded: 0,
        refund_of: None,
        refund_ids: Vec::new(),
        history: Vec::new(),
    };
    let work = || {
        sandbox.change(|books| {
            decide(books, &call, &mut transaction);
            transaction.answer()
        })
    };
    Ok(sandbox.at_pace(pace, work).await)
}

fn owned((code, said): (&str, &str)) -> (String, String) {
    (code.to_owned(), said.to_owned())
}

/// The bank's decision about a sale. The cardholder cannot authenticate here, so a card that requires it is rejected.
fn decide(books: &mut Books, call: &Call, transaction: &mut Transaction) {
    let behaviour = transaction.card.behaviour();
    let status = match behaviour.when_charged {
        _ if behaviour.challenge != Challenge::Never => Status::GatewayRejected,
        Verdict::Declined(decline) => {
            transaction.processor_response = owned(decline.processor_response());
            Status::ProcessorDeclined
        }
        Verdict::Approved => Status::Authorized,
    };
    transaction.turn(status, call.now);
    let is_submitted = call.is_true("/transaction/options/submit_for_settlement");
    if status == Status::Authorized && is_submitted {
        transaction.turn(Status::SubmittedForSettlement, call.now);
    }
    let is_kept = call.is_true("/transaction/options/store_in_vault_on_success")
        || call.is_true("/transaction/options/store_in_vault");
    if transaction.is_good() && is_kept && transaction.card_token.is_none() {
        let kept = keep_card(books, call, transaction.card.clone(), "/transaction/credit_card");
        transaction.card_token = Some(kept.token);
    }
    let kind = if is_submitted { Movement::Charge } else { Movement::Authorization };
    enter(books, call, transaction, kind, transaction.amount);
    keep(books, call, transaction);
}

pub(crate) async fn get(State(sandbox): State<Sandbox>, call: Call) -> Result<Answer, Answer> {
    sandbox.change(|books| Ok(Answer::Found(settled(books, &call)?.node())))
}

pub(crate) async fn submit(State(sandbox): State<Sandbox>, call: Call) -> Result<Answer, Answer> {
    sandbox.change(|books| {
        let mut transaction = named(books, &call)?;
        let amount =
            call.text("/transaction/amount").map(|amount| minor_units(amount, &transaction.currency));
        let amount = amount
            .unwrap_or(Some(transaction.amount))
            .filter(|amount| (1..=transaction.amount).contains(amount));
        let amount = amount.ok_or_else(|| invalid("91522", "amount", "Settlement amount is too large."))?;
        if transaction.status != Status::Authorized {
            return Err(invalid(
                "91507",
                "base",
                "Cannot submit for settlement unless status is authorized.",
            ));
        }
        transaction.amount = amount;
        transaction.turn(Status::SubmittedForSettlement, call.now);
        enter(books, &call, &transaction, Movement::Capture, amount);
        keep(books, &call, &transaction);
        Ok(Answer::Found(transaction.node()))
    })
}

pub(crate) async fn void(State(sandbox): State<Sandbox>, call: Call) -> Result<Answer, Answer> {
    sandbox.change(|books| {
        let mut transaction = named(books, &call)?;
        if !matches!(transaction.status, Status::Authorized | Status::SubmittedForSettlement) {
            let message =
                "Transaction can only be voided if status is authorized or submitted_for_settlement.";
            return Err(invalid("91504", "base", message));
        }
        transaction.turn(Status::Voided, call.now);
        enter(books, &call, &transaction, Movement::Void, transaction.amount);
        keep(books, &call, &transaction);
        Ok(Answer::Found(transaction.node()))
    })
}

pub(crate) async fn refund(State(sandbox): State<Sandbox>, call: Call) -> Result<Answer, Answer> {
    sandbox.change(|books| {
        let mut sale = settled(books, &call)?;
        if sale.status != Status::Settled || sale.kind != "sale" {
            return Err(invalid("91506", "base", "Cannot refund transaction unless it is settled."));
        }
        let left = sale.amount - sale.refunded;
        if left == 0 {
            return Err(invalid("91512", "base", "Transaction has already been completely refunded."));
        }
        let amount = call.text("/transaction/amount").map(|amount| minor_units(amount, &sale.currency));
        let amount = amount.unwrap_or(Some(left)).filter(|amount| (1..=left).contains(amount));
        let amount = amount.ok_or_else(|| invalid("91521", "amount", "Refund amount is too large."))?;
        let mut back = Transaction {
            id: fresh("")[..10].to_lowercase(),
            created_at: call.now,
            kind: "credit".to_owned(),
            amount,
            order_id: call.text("/transaction/order_id").map(str::to_owned).or(sale.order_id.clone()),
            processor_response: owned(APPROVED),
            refund_of: Some(sale.id.clone()),
            refund_ids: Vec::new(),
            history: Vec::new(),
            ..sale.clone()
        };
        back.turn(Status::SubmittedForSettlement, call.now);
        sale.refunded += amount;
        sale.refund_ids.push(back.id.clone());
        enter(books, &call, &back, Movement::Refund, amount);
        keep(books, &call, &sale);
        keep(books, &call, &back);
        Ok(Answer::Made(back.node()))
    })
}

fn enter(books: &mut Books, call: &Call, transaction: &Transaction, kind: Movement, amount: i64) {
    let is_first = matches!(kind, Movement::Charge | Movement::Authorization | Movement::Refund);
    let payment = transaction.refund_of.as_ref().unwrap_or(&transaction.id);
    let (code, _) = &transaction.processor_response;
    books.enter(Entry {
        id: if is_first { transaction.id.clone() } else { fresh("") },
        provider: Provider::Braintree,
        account: call.merchant.clone(),
        kind,
        status: if transaction.is_good() { ledger::Status::Succeeded } else { ledger::Status::Failed },
        amount,
        currency: transaction.currency.to_lowercase(),
        payment: payment.clone(),
        idempotency_key: None,
        order_id: transaction.order_id.clone(),
        reason: (!transaction.is_good()).then(|| code.clone()),
        metadata: json!({}),
        at: call.now,
    });
}

fn keep(books: &mut Books, call: &Call, transaction: &Transaction) {
    books.braintree.transactions.put(&call.merchant, &transaction.id, transaction.clone());
}

fn named(books: &Books, call: &Call) -> Result<Transaction, Answer> {
    books.braintree.transactions.get(&call.merchant, &call.id).cloned().ok_or(Answer::NotFound)
}

/// Settlement takes a night at Braintree. Here it is done by the next request.
fn settled(books: &mut Books, call: &Call) -> Result<Transaction, Answer> {
    let mut transaction = named(books, call)?;
    if transaction.status == Status::SubmittedForSettlement {
        transaction.turn(Status::Settled, call.now);
        keep(books, call, &transaction);
    }
    Ok(transaction)
}
