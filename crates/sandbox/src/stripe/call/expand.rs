//! `expand[]`: replaces an id by the object itself.

use serde_json::Value;

use super::desk::Desk;
use crate::stripe::record::{Charge, Customer, PaymentMethod};

pub(crate) fn expand(desk: &Desk, value: &mut Value, paths: &[String]) {
    for path in paths {
        let steps: Vec<&str> = path.split('.').collect();
        follow(desk, value, &steps);
    }
}

fn follow(desk: &Desk, value: &mut Value, steps: &[&str]) {
    let [step, rest @ ..] = steps else { return };
    match value.get_mut(*step) {
        Some(Value::Array(items)) => items.iter_mut().for_each(|item| follow(desk, item, rest)),
        Some(named) => {
            if let Some(thing) = named.as_str().and_then(|id| look_up(desk, step, id)) {
                *named = thing;
            }
            follow(desk, named, rest);
        }
        None => {}
    }
}

fn look_up(desk: &Desk, kind: &str, id: &str) -> Option<Value> {
    let (books, account) = (&desk.books.stripe, &desk.caller.account);
    match kind {
        "latest_charge" | "charge" => books.charges.get(account, id).map(Charge::wire),
        "payment_method" => books.methods.get(account, id).map(PaymentMethod::wire),
        "customer" => books.customers.get(account, id).map(Customer::wire),
        "payment_intent" => books.payments.get(account, id).map(|intent| intent.wire(&desk.caller.base)),
        "setup_intent" => books.setups.get(account, id).map(|intent| intent.wire(&desk.caller.base)),
        _ => None,
    }
}
