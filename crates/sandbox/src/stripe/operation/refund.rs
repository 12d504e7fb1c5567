//! Refunds: never more than was charged.

use super::charge;
use crate::chance::fresh;
use crate::memory::ledger::Movement;
use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::list::List;
use crate::stripe::record::{Charge, Refund};

pub(crate) fn create(desk: &mut Desk, params: &mut Params) -> Reply {
    let (by_charge, by_intent) = (params.text("charge")?, params.text("payment_intent")?);
    let amount = params.integer("amount")?;
    let reason = params.choice("reason", &["duplicate", "fraudulent", "requested_by_customer"])?;
    let metadata = params.metadata()?;
    params.finish()?;
    let mut charge = taken(desk, by_charge.as_deref(), by_intent.as_deref())?;
    let left = charge.amount_captured - charge.amount_refunded;
    if left == 0 {
        let message = format!("Charge {} has already been refunded.", charge.id);
        return Err(ApiError::invalid(message).with("code", "charge_already_refunded"));
    }
    let amount = amount.unwrap_or(left);
    if !(1..=left).contains(&amount) {
        let message =
            format!("Refund amount ({amount}) is greater than unrefunded amount on charge ({left})");
        return Err(ApiError::parameter("amount", message));
    }
    charge.amount_refunded += amount;
    let refund = Refund {
        id: fresh("re_"),
        created: desk.now.timestamp(),
        amount,
        currency: charge.currency.clone(),
        charge: charge.id.clone(),
        payment_intent: charge.payment_intent.clone(),
        reason,
        metadata,
    };
    keep(desk, &refund, &charge);
    Ok(refund.wire())
}

fn keep(desk: &mut Desk, refund: &Refund, charge: &Charge) {
    let account = desk.caller.account.clone();
    desk.books.stripe.refunds.put(&account, &refund.id, refund.clone());
    desk.books.stripe.charges.put(&account, &charge.id, charge.clone());
    let mut told = charge.clone();
    told.metadata.clone_from(&refund.metadata);
    charge::enter(desk, &refund.id, Movement::Refund, &told, refund.amount);
    desk.emit("refund.created", refund.wire());
    desk.emit("charge.refunded", charge.wire());
    desk.emit("refund.updated", refund.wire());
}

/// The successful charge of a payment.
fn taken(desk: &Desk, charge: Option<&str>, intent: Option<&str>) -> Result<Charge, ApiError> {
    let (books, account) = (&desk.books.stripe, &desk.caller.account);
    let id = match (charge, intent) {
        (Some(id), _) => Some(id.to_owned()),
        (None, Some(id)) => {
            let intent = books.payments.get(account, id);
            intent.ok_or_else(|| ApiError::no_such("payment_intent", id))?.latest_charge.clone()
        }
        (None, None) => return Err(ApiError::missing("payment_intent")),
    };
    let id = id.ok_or_else(|| {
        ApiError::invalid("This PaymentIntent does not have a successful charge to refund.")
    })?;
    let charge = books.charges.get(account, &id).ok_or_else(|| ApiError::no_such("charge", &id))?;
    if charge.amount_captured == 0 {
        return Err(ApiError::invalid("This PaymentIntent does not have a successful charge to refund."));
    }
    Ok(charge.clone())
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let refund = books.stripe.refunds.get(&caller.account, &caller.id);
    refund.map(Refund::wire).ok_or_else(|| ApiError::no_such("refund", &caller.id))
}

pub(crate) fn list(desk: &mut Desk, params: &mut Params) -> Reply {
    let (charge, intent) = (params.text("charge")?, params.text("payment_intent")?);
    let list = List::read(params, "/v1/refunds")?;
    let all = desk.books.stripe.refunds.newest(&desk.caller.account);
    let wanted = all
        .filter(|refund| charge.as_ref().is_none_or(|charge| *charge == refund.charge))
        .filter(|refund| intent.as_ref().is_none_or(|intent| *intent == refund.payment_intent));
    Ok(list.of(wanted.map(Refund::wire)))
}
