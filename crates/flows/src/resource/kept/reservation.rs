//! A guest's address: whether it is their own, that they are asked where it is not, and that conversations follow it.

use domain::contact::{ContactMode, is_relay};
use store::resource::{Row, Value};

use crate::House;
use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct ReservationKeeper;

impl Keeper for ReservationKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            let Some(before) = before.filter(|before| is_another_address(before, row)) else { return Ok(()) };
            if is_proxy_email(before) == is_proxy_email(row) {
                // Nobody said so, but the address does.
                row.set("is_proxy_email", Value::Flag(is_relay(row.text("email"))));
            }
            let stay = store::reservation::find(desk.tx, row.key()).await?.ok_or(ResourceError::NoSuchRow)?;
            let mode = desk.house.contact_mode(desk.tx, &stay, is_proxy_email(row)).await?;
            row.set("contact_mode", mode.code().into());
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let Some(before) = before else { return Ok(()) };
            let stay = store::reservation::find(desk.tx, row.key()).await?.ok_or(ResourceError::NoSuchRow)?;
            if GUEST.iter().any(|name| before.get(name) != row.get(name)) {
                desk.house.follow_guest(desk.tx, &stay).await?;
            }
            let was_asked = before.text("contact_mode") == ContactMode::Verifying.code();
            if !was_asked || before.text("email") != row.text("email") {
                desk.house.ask_for_contact(desk.tx, &stay).await?;
            }
            Ok(())
        })
    }

    fn kept(&self, house: &House, row: &Row) {
        if let Some(quote) = row.get("quote").as_key() {
            house.bell.ring(quote);
        }
    }
}

/// What a conversation shows of its guest.
const GUEST: [&str; 4] = ["first_name", "last_name", "email", "phone"];

fn is_another_address(before: &Row, row: &Row) -> bool {
    ["email", "is_proxy_email"].iter().any(|name| before.get(name) != row.get(name))
}

fn is_proxy_email(row: &Row) -> bool {
    row.get("is_proxy_email") == &Value::Flag(true)
}
