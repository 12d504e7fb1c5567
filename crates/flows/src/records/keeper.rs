//! What is special about one resource: what it fills in by itself, and what else has to happen when a row comes, changes or goes.

use std::fmt::Debug;
use std::pin::Pin;

use store::Tx;
use store::resource::Row;

use super::error::ResourceError;
use crate::App;
use crate::access::Caller;

pub type Boxed<'a> = Pin<Box<dyn Future<Output = Result<(), ResourceError>> + Send + 'a>>;

/// Where a write happens: in whose name, and in which transaction.
#[derive(Clone, Copy, Debug)]
pub struct Desk<'a> {
    pub app: &'a App,
    pub caller: &'a Caller,
    pub tx: &'a Tx,
}

pub trait Keeper: Debug + Sync {
    /// Before a row is written: fills in what nobody types, or refuses. `before` is nothing for a new one.
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

    /// Before a row goes.
    fn leaving<'a>(&'a self, _: Desk<'a>, _: &'a Row) -> Boxed<'a> {
        nothing()
    }

    /// Once everything is kept: tells those who listen.
    fn kept(&self, _: &App, _: &Row) {}
}

fn nothing<'a>() -> Boxed<'a> {
    Box::pin(async { Ok(()) })
}

/// Nothing is special.
#[derive(Debug)]
pub struct Plain;

impl Keeper for Plain {}
