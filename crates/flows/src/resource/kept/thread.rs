//! A conversation that is read, archived or fetched back looks different to everybody who has the inbox open.

use domain::key::Key;
use store::resource::Row;

use crate::House;
use crate::resource::{Boxed, Desk, Keeper};

#[derive(Debug)]
pub struct ThreadKeeper;

impl Keeper for ThreadKeeper {
    fn written<'a>(&'a self, desk: Desk<'a>, _: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move { Ok(store::change::of_conversation(desk.tx, known_by(row)).await?) })
    }

    fn kept(&self, house: &House, row: &Row) {
        house.bell.ring(known_by(row));
    }
}

fn known_by(row: &Row) -> Key {
    row.get("quote").as_key().unwrap_or_else(|| row.key())
}
