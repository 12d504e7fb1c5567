//! Hooks of one resource: fields filled in automatically, and side effects when a row is created, changed or deleted.

use std::fmt::Debug;
use std::pin::Pin;

use store::Tx;
use store::resource::{Row, Value};

use super::error::ResourceError;
use crate::App;
use crate::access::Caller;

pub type Boxed<'a> = Pin<Box<dyn Future<Output = Result<(), ResourceError>> + Send + 'a>>;

/// Context of a write: the user and the transaction.
#[derive(Clone, Copy, Debug)]
pub struct Desk<'a> {
    pub app: &'a App,
    pub caller: &'a Caller,
    pub tx: &'a Tx,
}

pub trait Keeper: Debug + Sync {
    /// Before a row is written: fills in fields, or fails. The row before is `None` for a new one.
    fn prepare<'a>(&'a self, _: Desk<'a>, _: Option<&'a Row>, _: &'a mut Row) -> Boxed<'a> {
        nothing()
    }

    /// Writes a new row.
    fn insert<'a>(&'a self, desk: Desk<'a>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move { Ok(store::resource::insert(desk.tx, desk.caller.account, row).await?) })
    }

    /// After a row is written.
    fn written<'a>(&'a self, _: Desk<'a>, _: Option<&'a Row>, _: &'a Row) -> Boxed<'a> {
        nothing()
    }

    /// Before a row is deleted.
    fn leaving<'a>(&'a self, _: Desk<'a>, _: &'a Row) -> Boxed<'a> {
        nothing()
    }

    /// After the commit: notifies listeners.
    fn kept(&self, _: &App, _: &Row) {}
}

fn nothing<'a>() -> Boxed<'a> {
    Box::pin(async { Ok(()) })
}

/// No hooks.
#[derive(Debug)]
pub struct Plain;

impl Keeper for Plain {}

/// Amounts without a currency are in the account's.
#[derive(Debug)]
pub struct InCurrency;

impl Keeper for InCurrency {
    fn prepare<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            if row.text("currency").is_empty() {
                let account = store::accounts::account::find(desk.tx, desk.caller.account).await?;
                let currency = account.map(|account| account.currency).unwrap_or_default();
                row.set("currency", Value::Text(currency));
            }
            Ok(())
        })
    }
}
