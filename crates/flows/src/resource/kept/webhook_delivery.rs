//! A delivery that is wanted once more is tried at once, as if it were new; its event stays the same.

use domain::code::JobKind;
use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper};

#[derive(Debug)]
pub struct WebhookDeliveryKeeper;

impl Keeper for WebhookDeliveryKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        row.set("next_try_at", Value::Instant(desk.house.now()));
        row.set("delivered_at", Value::Null);
        row.set("failure", Value::Null);
        Box::pin(async { Ok(()) })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            Ok(desk.house.ask(desk.tx, JobKind::SendWebhook, row.key(), desk.house.now()).await?)
        })
    }
}
