//! Tokens: a card entered in a browser, for a single use.

use serde_json::{Value, json};

use crate::cards::card::Card;
use crate::chance::fresh;
use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::record::Token;

pub(crate) fn create(desk: &mut Desk, params: &mut Params) -> Reply {
    let mut group = params.group("card")?.ok_or_else(|| ApiError::missing("card"))?;
    params.finish()?;
    let card = read_card(desk, &mut group)?;
    let token = Token {
        id: fresh("tok_"),
        created: desk.now.timestamp(),
        card_id: fresh("card_"),
        card,
        details: group.into_value(),
        is_used: false,
    };
    let wire = token.wire();
    desk.books.stripe.tokens.put(&desk.caller.account, &token.id.clone(), token);
    Ok(wire)
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let id = &desk.caller.id;
    let token = desk.books.stripe.tokens.get(&desk.caller.account, id);
    token.map(Token::wire).ok_or_else(|| ApiError::no_such("token", id))
}

/// Returns the token's card and invalidates the token.
pub(crate) fn redeem(desk: &mut Desk, id: &str) -> Result<(String, Card, Value), ApiError> {
    if let Some(card) = id.strip_prefix("tok_").and_then(|alias| Card::by_alias(alias, desk.year())) {
        return Ok((fresh("card_"), card, json!({})));
    }
    let token = desk.books.stripe.tokens.get_mut(&desk.caller.account, id);
    let token = token.ok_or_else(|| ApiError::no_such("token", id))?;
    if std::mem::replace(&mut token.is_used, true) {
        let message = format!("You cannot use a Stripe token more than once: {id}.");
        return Err(ApiError::invalid(message).with("code", "token_already_used"));
    }
    Ok((token.card_id.clone(), token.card.clone(), token.details.clone()))
}

/// Number, expiry and security code as entered.
pub(crate) fn read_card(desk: &Desk, group: &mut Params) -> Result<Card, ApiError> {
    let number = group.required("number")?;
    let month = group.required_integer("exp_month")?;
    let year = group.required_integer("exp_year")?;
    let year = if year < 100 { year + 2000 } else { year };
    let cvc = group.text("cvc")?;
    let month = u32::try_from(month).ok().filter(|month| (1..=12).contains(month)).ok_or_else(|| {
        ApiError::card("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.")
    })?;
    let is_year = |year: &i32| (desk.year()..desk.year() + 50).contains(year);
    let year = i32::try_from(year).ok().filter(is_year).ok_or_else(|| {
        ApiError::card("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.")
    })?;
    let card = Card::read(&number, month, year)?;
    if cvc.is_some_and(|cvc| cvc.len() != card.brand.length_of_cvc() || cvc.parse::<u16>().is_err()) {
        return Err(ApiError::card("invalid_cvc", "cvc", "Your card's security code is invalid."));
    }
    Ok(card)
}
