//! Events: one, or a list by type.

use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::list::List;
use crate::stripe::record::Event;

pub(crate) fn list(desk: &mut Desk, params: &mut Params) -> Reply {
    let kind = params.text("type")?;
    let list = List::read(params, "/v1/events")?;
    let all = desk.books.stripe.events.newest(&desk.caller.account);
    let wanted = all.filter(|event| kind.as_ref().is_none_or(|kind| *kind == event.kind));
    Ok(list.of(wanted.map(Event::wire)))
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let event = books.stripe.events.get(&caller.account, &caller.id);
    event.map(Event::wire).ok_or_else(|| ApiError::no_such("event", &caller.id))
}
