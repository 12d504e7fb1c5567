//! Braintree: encrypted cards, sales, follow-up operations, and search.

use http::StatusCode;

use crate::client::{Answer, Client};
use sandbox::seal;

async fn sale(client: &Client, number: &str, more: &str) -> Answer {
    let key = client.get("/braintree/client-key").await.text;
    let (number, cvv) = (seal(&key, number), seal(&key, "123"));
    let body = format!(
        "<transaction><amount>129.50</amount><order-id>R&amp;1</order-id><type>sale</type><credit-card>\
         <number>{number}</number><cvv>{cvv}</cvv><expiration-date>12/2034</expiration-date></credit-card>\
         {more}</transaction>"
    );
    client.braintree("POST", "transactions", &body).await
}

const SUBMIT: &str = "<options><submit-for-settlement type=\"boolean\">true</submit-for-settlement>\
                      <store-in-vault-on-success type=\"boolean\">true</store-in-vault-on-success></options>";

/// The text of the first element with that name.
fn at(answer: &Answer, name: &str) -> String {
    let start =
        answer.text.find(&format!("<{name}>")).unwrap_or_else(|| panic!("no {name}: {}", answer.text));
    let rest = &answer.text[start + name.len() + 2..];
    rest[..rest.find('<').unwrap()].to_owned()
}

#[tokio::test]
async fn sealed_cards_decide_what_becomes_of_a_sale() {
    let client = Client::new();
    for (number, status, code) in [
        ("4242424242424242", "submitted_for_settlement", "1000"),
        ("4000000000000002", "processor_declined", "2000"),
        ("4000000000009995", "processor_declined", "2001"),
        ("4000000000000119", "processor_declined", "3000"),
        ("4000002500003155", "gateway_rejected", "1000"),
        ("4000000000007007", "submitted_for_settlement", "1000"),
        ("4000000000007015", "submitted_for_settlement", "1000"),
    ] {
        let answer = sale(&client, number, SUBMIT).await;
        assert_eq!(answer.status == StatusCode::CREATED, status == "submitted_for_settlement", "{number}");
        assert_eq!(
            (at(&answer, "status"), at(&answer, "processor-response-code")),
            (status.into(), code.into())
        );
        assert_eq!(at(&answer, "last-4"), number[12..]);
    }
    assert_eq!(client.ledger().await.len(), 7);
}

#[tokio::test]
async fn card_data_in_clear_is_refused() {
    let client = Client::new();
    let body = "<transaction><amount>1.00</amount><credit_card><number>4242424242424242</number>\
                <expiration_date>12/2034</expiration_date></credit_card></transaction>";
    let answer = client.braintree("POST", "transactions", body).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(at(&answer, "message").contains("has to be encrypted"));
    let key = client.get("/braintree/client-key").await.text;
    let clear_code = body
        .replace("4242424242424242", &seal(&key, "4242424242424242"))
        .replace("<expiration_date>", "<cvv>123</cvv><expiration_date>");
    assert_eq!(
        client.braintree("POST", "transactions", &clear_code).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert!(client.ledger().await.is_empty());
}

#[tokio::test]
async fn a_stored_card_is_charged_again() {
    let client = Client::new();
    let token = at(&sale(&client, "4242424242424242", SUBMIT).await, "token");
    let body = format!(
        "<transaction><amount>5</amount><payment_method_token>{token}</payment_method_token>\
         <merchant_account_id>acme_jpy</merchant_account_id></transaction>"
    );
    let again = client.braintree("POST", "transactions", &body).await;
    assert_eq!((at(&again, "status"), at(&again, "currency-iso-code")), ("authorized".into(), "JPY".into()));
    let entry = client.ledger().await[1].clone();
    assert_eq!((&entry["amount"], &entry["currency"]), (&5.into(), &"jpy".into()));
    let path = format!("payment_methods/any/{token}");
    assert_eq!(client.braintree("GET", &path, "").await.status, StatusCode::OK);
    assert_eq!(client.braintree("DELETE", &path, "").await.status, StatusCode::OK);
    assert_eq!(client.braintree("GET", &path, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        client.braintree("POST", "transactions", &body).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}

#[tokio::test]
async fn a_sale_is_voided_settled_and_refunded() {
    let client = Client::new();
    let id = at(&sale(&client, "4242424242424242", "").await, "id");
    let part = "<transaction><amount>100.00</amount></transaction>";
    let submitted = client.braintree("PUT", &format!("transactions/{id}/submit_for_settlement"), part).await;
    assert_eq!(
        (at(&submitted, "status"), at(&submitted, "amount")),
        ("submitted_for_settlement".into(), "100.00".into())
    );
    let refund = format!("transactions/{id}/refund");
    let back = client.braintree("POST", &refund, "<transaction><amount>99.99</amount></transaction>").await;
    assert_eq!((back.status, at(&back, "type")), (StatusCode::CREATED, "credit".into()));
    assert_eq!(client.braintree("POST", &refund, part).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(at(&client.braintree("POST", &refund, "").await, "amount"), "0.01");
    assert_eq!(at(&client.braintree("POST", &refund, "").await, "code"), "91512");
    assert_eq!(at(&client.braintree("GET", &format!("transactions/{id}"), "").await, "status"), "settled");

    let id = at(&sale(&client, "4242424242424242", "").await, "id");
    let void = format!("transactions/{id}/void");
    assert_eq!(at(&client.braintree("PUT", &void, "").await, "status"), "voided");
    assert_eq!(client.braintree("PUT", &void, "").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn transactions_are_found_by_order() {
    let client = Client::new();
    let id = at(&sale(&client, "4242424242424242", SUBMIT).await, "id");
    let by_order = "<search><order_id><is>R&amp;1</is></order_id></search>";
    assert_eq!(at(&client.braintree("POST", "transactions/advanced_search_ids", by_order).await, "item"), id);
    assert_eq!(at(&client.braintree("POST", "transactions/advanced_search", by_order).await, "id"), id);
    let other = by_order.replace("R&amp;1", "R2");
    let none = client.braintree("POST", "transactions/advanced_search", &other).await;
    assert!(!none.text.contains("<transaction>") && none.text.contains("<total-items type=\"integer\">0<"));
}

#[tokio::test]
async fn nobody_comes_in_without_a_key() {
    let client = Client::new();
    assert_eq!(client.get("/braintree/merchants/acme/transactions/x").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(client.braintree("GET", "transactions/x", "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        client.braintree("POST", "transactions", "<oops").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}
