//! Customers, who own saved cards.

use serde_json::{Value, json};

use super::payment_method;
use super::token;
use crate::chance::fresh;
use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::list::List;
use crate::stripe::record::{Customer, PaymentMethod};

pub(crate) fn create(desk: &mut Desk, params: &mut Params) -> Reply {
    let source = params.text("source")?;
    let method = params.text("payment_method")?;
    let mut customer = Customer {
        id: fresh("cus_"),
        created: desk.now.timestamp(),
        name: params.text("name")?,
        email: params.text("email")?,
        phone: params.text("phone")?,
        description: params.text("description")?,
        default_source: None,
        metadata: params.metadata()?,
    };
    params.ignore(&["address", "shipping", "preferred_locales", "invoice_settings"]);
    params.finish()?;
    let id = customer.id.clone();
    desk.books.stripe.customers.put(&desk.caller.account, &id, customer.clone());
    if let Some(source) = source {
        customer.default_source = Some(save_token(desk, &id, &source)?.id);
        desk.books.stripe.customers.put(&desk.caller.account, &id, customer.clone());
    }
    if let Some(method) = method {
        let method = payment_method::find(desk, &method)?;
        payment_method::save_for(desk, &method.id, &id)?;
    }
    Ok(customer.wire())
}

/// Creates one for the payer on a hosted page.
pub(crate) fn create_for(desk: &mut Desk, email: Option<String>) -> String {
    let (id, created) = (fresh("cus_"), desk.now.timestamp());
    let (name, phone, description, default_source) = Default::default();
    let metadata = json!({});
    let customer = Customer { id, created, name, email, phone, description, default_source, metadata };
    let id = customer.id.clone();
    desk.books.stripe.customers.put(&desk.caller.account, &id, customer);
    id
}

pub(crate) fn update(desk: &mut Desk, params: &mut Params) -> Reply {
    let (name, email) = (params.text("name")?, params.text("email")?);
    let (phone, description) = (params.text("phone")?, params.text("description")?);
    let metadata = params.metadata()?;
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let customer = books.stripe.customers.get_mut(&caller.account, &caller.id);
    let customer = customer.ok_or_else(|| ApiError::no_such("customer", &caller.id))?;
    customer.name = name.or(customer.name.take());
    customer.email = email.or(customer.email.take());
    customer.phone = phone.or(customer.phone.take());
    customer.description = description.or(customer.description.take());
    merge(&mut customer.metadata, metadata);
    Ok(customer.wire())
}

/// Merges metadata; an empty value removes a key.
pub(crate) fn merge(metadata: &mut Value, more: Value) {
    let (Value::Object(metadata), Value::Object(more)) = (metadata, more) else { return };
    metadata.extend(more);
    metadata.retain(|_, value| value != "");
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let customer = books.stripe.customers.get(&caller.account, &caller.id);
    customer.map(Customer::wire).ok_or_else(|| ApiError::no_such("customer", &caller.id))
}

pub(crate) fn add_source(desk: &mut Desk, params: &mut Params) -> Reply {
    let source = params.required("source")?;
    params.ignore(&["metadata"]);
    params.finish()?;
    let customer = desk.caller.id.clone();
    save_token(desk, &customer, &source).map(|method| method.source_wire())
}

pub(crate) fn list_methods(desk: &mut Desk, params: &mut Params) -> Reply {
    params.ignore(&["type"]);
    let list = List::read(params, "/v1/payment_methods")?;
    let owner = Some(desk.caller.id.clone());
    let all = desk.books.stripe.methods.newest(&desk.caller.account);
    Ok(list.of(all.filter(|method| method.customer == owner).map(PaymentMethod::wire)))
}

fn save_token(desk: &mut Desk, customer: &str, token: &str) -> Result<PaymentMethod, ApiError> {
    desk.check_customer(customer)?;
    let (id, card, details) = token::redeem(desk, token)?;
    let name = details.get("name").cloned().unwrap_or(Value::Null);
    let method = payment_method::keep(desk, id, card, json!({"name": name}), json!({}));
    payment_method::save_for(desk, &method.id, customer)
}
