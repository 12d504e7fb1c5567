//! Payment methods and legacy sources: cards that can be charged.

use serde_json::{Value, json};

use super::token;
use crate::cards::card::{Card, Verdict};
use crate::chance::fresh;
use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::list::List;
use crate::stripe::record::PaymentMethod;

pub(crate) fn create(desk: &mut Desk, params: &mut Params) -> Reply {
    keep_from(desk, params).map(|method| method.wire())
}

/// Creates one from `type`, `card` and `billing_details`, on their own or within a confirmation.
pub(crate) fn keep_from(desk: &mut Desk, params: &mut Params) -> Result<PaymentMethod, ApiError> {
    params.choice("type", &["card"])?.ok_or_else(|| ApiError::missing("type"))?;
    let mut group = params.group("card")?.ok_or_else(|| ApiError::missing("card"))?;
    let details = params.group("billing_details")?.unwrap_or_default().into_value();
    let metadata = params.metadata()?;
    params.ignore(&["allow_redisplay", "guid", "muid", "sid", "payment_user_agent", "referrer"]);
    params.finish()?;
    let card = match group.text("token")? {
        Some(id) => token::redeem(desk, &id)?.1,
        None => token::read_card(desk, &mut group)?,
    };
    group.finish()?;
    Ok(keep(desk, fresh("pm_"), card, details, metadata))
}

pub(crate) fn keep(
    desk: &mut Desk,
    id: String,
    card: Card,
    details: Value,
    metadata: Value,
) -> PaymentMethod {
    let created = desk.now.timestamp();
    let method = PaymentMethod { id, created, card, customer: None, details, metadata, is_proven: false };
    desk.books.stripe.methods.put(&desk.caller.account, &method.id, method.clone());
    method
}

/// A predefined `pm_card_…` becomes a method of its own, as at Stripe.
pub(crate) fn find(desk: &mut Desk, id: &str) -> Result<PaymentMethod, ApiError> {
    if let Some(method) = desk.books.stripe.methods.get(&desk.caller.account, id) {
        return Ok(method.clone());
    }
    let ready_made = id.strip_prefix("pm_card_").and_then(|alias| Card::by_alias(alias, desk.year()));
    match ready_made {
        Some(card) => Ok(keep(desk, fresh("pm_"), card, json!({}), json!({}))),
        None => Err(ApiError::no_such("PaymentMethod", id)),
    }
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let id = desk.caller.id.clone();
    find(desk, &id).map(|method| method.wire())
}

pub(crate) fn list(desk: &mut Desk, params: &mut Params) -> Reply {
    let customer = params.text("customer")?;
    params.ignore(&["type"]);
    let list = List::read(params, "/v1/payment_methods")?;
    let all = desk.books.stripe.methods.newest(&desk.caller.account);
    Ok(list.of(all.filter(|method| method.customer == customer).map(PaymentMethod::wire)))
}

pub(crate) fn attach(desk: &mut Desk, params: &mut Params) -> Reply {
    let customer = params.required("customer")?;
    params.finish()?;
    let id = desk.caller.id.clone();
    let method = find(desk, &id)?;
    save_for(desk, &method.id, &customer).map(|method| method.wire())
}

pub(crate) fn detach(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let method = books.stripe.methods.get_mut(&caller.account, &caller.id);
    let method = method.ok_or_else(|| ApiError::no_such("PaymentMethod", &caller.id))?;
    method.customer = None;
    Ok(method.wire())
}

/// The bank decides when a card is saved for a customer.
pub(crate) fn save_for(desk: &mut Desk, id: &str, customer: &str) -> Result<PaymentMethod, ApiError> {
    desk.check_customer(customer)?;
    let Desk { books, caller, .. } = desk;
    let method = books.stripe.methods.get_mut(&caller.account, id);
    let method = method.ok_or_else(|| ApiError::no_such("PaymentMethod", id))?;
    if let Verdict::Declined(decline) = method.card.behaviour().when_saved {
        return Err(ApiError::declined(decline));
    }
    method.customer = Some(customer.to_owned());
    Ok(method.clone())
}
