//! What a webhook sends is signed by a secret that only its receiver is told, and goes where anybody could be.

use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper, ResourceError};
use crate::seal::{Purpose, broken};

#[derive(Debug)]
pub struct WebhookKeeper;

impl Keeper for WebhookKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        if before.is_none() {
            let secret = format!("{}{}", desk.house.secret(), desk.house.secret());
            let sealed = desk.house.seal(Purpose::WebhookSecret, desk.caller.account, secret.clone());
            match sealed {
                Ok(sealed) => row.set("kept_secret", Value::Text(sealed)),
                Err(error) => return Box::pin(async move { Err(broken(error).into()) }),
            }
            row.set("secret", Value::Text(secret));
        }
        Box::pin(async move {
            let checked = desk.house.check_receiver(row.text("url"));
            checked.map_err(|error| ResourceError::wrong("url", error.to_string()))
        })
    }
}
