//! Search for transactions: first their ids, then the transactions page by page.

use axum::extract::State;
use serde_json::Value;

use super::answer::Answer;
use super::call::Call;
use super::record::Transaction;
use super::xml::{Node, array, collection, group, text, typed};
use crate::books::Books;
use crate::sandbox::Sandbox;

const PAGE: usize = 50;

pub(crate) async fn ids(State(sandbox): State<Sandbox>, call: Call) -> Answer {
    sandbox.read(|books| {
        let ids = found(books, &call).map(|transaction| text("item", &transaction.id)).collect();
        Answer::Found(group("search-results", vec![typed("page-size", "integer", &PAGE), array("ids", ids)]))
    })
}

pub(crate) async fn transactions(State(sandbox): State<Sandbox>, call: Call) -> Answer {
    sandbox.read(|books| {
        let found: Vec<Node> = found(books, &call).take(PAGE).map(Transaction::node).collect();
        let mut nodes = vec![
            typed("current-page-number", "integer", &1),
            typed("page-size", "integer", &PAGE),
            typed("total-items", "integer", &found.len()),
        ];
        nodes.extend(found);
        Answer::Found(collection("credit-card-transactions", nodes))
    })
}

/// By `order_id`, by `ids`, or by both; an unknown criterion finds nothing rather than everything.
fn found<'a>(books: &'a Books, call: &'a Call) -> impl Iterator<Item = &'a Transaction> {
    let criteria = call.fields.get("search").and_then(Value::as_object);
    let is_known =
        criteria.is_some_and(|criteria| criteria.keys().all(|name| name == "order_id" || name == "ids"));
    let order = call.text("/search/order_id/is");
    let ids = call.fields.pointer("/search/ids").and_then(Value::as_array);
    let all = books.braintree.transactions.newest(&call.merchant).filter(move |_| is_known);
    all.filter(move |transaction| order.is_none_or(|order| transaction.order_id.as_deref() == Some(order)))
        .filter(move |transaction| ids.is_none_or(|ids| ids.iter().any(|id| *id == *transaction.id)))
}
