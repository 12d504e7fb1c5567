//! The vault: customers and stored cards.

use axum::extract::State;
use chrono::Datelike;

use super::answer::{Answer, Invalid};
use super::call::Call;
use super::envelope::{self, Unopened};
use super::record::{Customer, VaultedCard, stamp};
use super::xml::{Node, array, group, optional, text, typed};
use crate::books::Books;
use crate::cards::card::{Card, NoCard, Verdict};
use crate::chance::fresh;
use crate::sandbox::Sandbox;

/// The card at a place of the request: a predefined test card by its name, or an encrypted number and security code.
pub(crate) fn read_card(call: &Call, place: &str) -> Result<Card, Answer> {
    let at = |name: &str| call.text(&format!("{place}/{name}"));
    let wrong = |attribute, code, message| {
        Answer::invalid(vec![Invalid { object: "credit_card", code, attribute, message }])
    };
    if let Some(nonce) = at("payment_method_nonce") {
        let ready_made = nonce.strip_prefix("fake-valid-").and_then(|name| name.strip_suffix("-nonce"));
        let card = ready_made.and_then(|alias| Card::by_alias(alias, call.now.year()));
        let unknown = "Unknown or expired payment_method_nonce.";
        return card.ok_or_else(|| wrong("payment_method_nonce", "91565", unknown));
    }
    let number =
        unseal(at("number").unwrap_or_default()).map_err(|message| wrong("number", "81715", message))?;
    if let Some(cvv) = at("cvv") {
        unseal(cvv).map_err(|message| wrong("cvv", "81707", message))?;
    }
    let (month, year) = match at("expiration_date").and_then(|date| date.split_once('/')) {
        Some((month, year)) => (Some(month), Some(year)),
        None => (at("expiration_month"), at("expiration_year")),
    };
    let month = month.and_then(|month| month.parse().ok()).filter(|month| (1..=12).contains(month));
    let month = month.ok_or_else(|| wrong("expiration_month", "81712", "Expiration month is invalid."))?;
    let year: Option<i32> = year.and_then(|year| year.parse().ok());
    let year = year.map(|year| if year < 100 { year + 2000 } else { year });
    let year = year.ok_or_else(|| wrong("expiration_year", "81713", "Expiration year is invalid."))?;
    Card::read(&number, month, year).map_err(|reason| match reason {
        NoCard::Malformed => wrong("number", "81715", "Credit card number is invalid."),
        NoCard::Unknown => wrong("number", "81717", "Credit card number is not an accepted test number."),
    })
}

fn unseal(sealed: &str) -> Result<String, &'static str> {
    envelope::open(sealed).map_err(|reason| match reason {
        Unopened::Plain => "Card data has to be encrypted in the browser: send it as $bt4|…",
        Unopened::Sealed => "Encrypted card data cannot be opened: use the client-side encryption key.",
    })
}

/// Stores a card under the requested token, or a new one.
pub(crate) fn keep_card(books: &mut Books, call: &Call, card: Card, place: &str) -> VaultedCard {
    let wished = call.text(&format!("{place}/token")).map(str::to_owned);
    let vaulted = VaultedCard {
        token: wished.unwrap_or_else(|| fresh("").to_lowercase()),
        created_at: call.now,
        card,
        customer: call
            .text(&format!("{place}/customer_id"))
            .or(call.text("/transaction/customer_id"))
            .map(str::to_owned),
        cardholder: call.text(&format!("{place}/cardholder_name")).map(str::to_owned),
        is_removed: false,
    };
    books.braintree.cards.put(&call.merchant, &vaulted.token, vaulted.clone());
    vaulted
}

pub(crate) fn find_card<'a>(books: &'a Books, merchant: &str, token: &str) -> Option<&'a VaultedCard> {
    books.braintree.cards.get(merchant, token).filter(|card| !card.is_removed)
}

pub(crate) async fn add_card(State(sandbox): State<Sandbox>, call: Call) -> Result<Answer, Answer> {
    let place = "/credit_card";
    let card = read_card(&call, place)?;
    if call.is_true("/credit_card/options/verify_card")
        && let Verdict::Declined(decline) = card.behaviour().when_saved
    {
        let (code, said) = decline.processor_response();
        let about = group(
            "verification",
            vec![
                text("status", "processor_declined"),
                text("processor-response-code", code),
                text("processor-response-text", said),
            ],
        );
        return Err(Answer::Refused { message: said.to_owned(), errors: Vec::new(), about: Some(about) });
    }
    Ok(Answer::Made(sandbox.change(|books| keep_card(books, &call, card, place).node())))
}

pub(crate) async fn get_card(State(sandbox): State<Sandbox>, call: Call) -> Answer {
    sandbox.read(|books| {
        let card = find_card(books, &call.merchant, &call.id);
        card.map_or(Answer::NotFound, |card| Answer::Found(card.node()))
    })
}

pub(crate) async fn remove_card(State(sandbox): State<Sandbox>, call: Call) -> Answer {
    sandbox.change(|books| match books.braintree.cards.get_mut(&call.merchant, &call.id) {
        None => Answer::NotFound,
        Some(card) => {
            card.is_removed = true;
            Answer::Empty
        }
    })
}

fn customer_node(books: &Books, merchant: &str, customer: &Customer) -> Node {
    let cards = books.braintree.cards.newest(merchant);
    let theirs = cards.filter(|card| card.customer.as_deref() == Some(&customer.id) && !card.is_removed);
    group(
        "customer",
        vec![
            text("id", &customer.id),
            optional("first-name", customer.first_name.as_deref()),
            optional("last-name", customer.last_name.as_deref()),
            optional("email", customer.email.as_deref()),
            typed("created-at", "datetime", &stamp(customer.created_at)),
            array("credit-cards", theirs.map(VaultedCard::node).collect()),
            array("addresses", Vec::new()),
        ],
    )
}

pub(crate) async fn add_customer(State(sandbox): State<Sandbox>, call: Call) -> Answer {
    let at = |name: &str| call.text(&format!("/customer/{name}")).map(str::to_owned);
    let customer = Customer {
        id: at("id").unwrap_or_else(|| fresh("").to_lowercase()),
        created_at: call.now,
        first_name: at("first_name"),
        last_name: at("last_name"),
        email: at("email"),
    };
    sandbox.change(|books| {
        books.braintree.customers.put(&call.merchant, &customer.id, customer.clone());
        Answer::Made(customer_node(books, &call.merchant, &customer))
    })
}

pub(crate) async fn get_customer(State(sandbox): State<Sandbox>, call: Call) -> Answer {
    sandbox.read(|books| {
        let customer = books.braintree.customers.get(&call.merchant, &call.id);
        customer.map_or(Answer::NotFound, |customer| {
            Answer::Found(customer_node(books, &call.merchant, customer))
        })
    })
}
