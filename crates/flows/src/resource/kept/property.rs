//! A home: its part of the address, its clock, the secret of its calendar, and amenities that the house knows.

use domain::code::JobKind;
use store::resource::{Row, Value};

use super::slug;
use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct PropertyKeeper;

impl Keeper for PropertyKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            slug::fill(desk, row, "name", None).await?;
            if row.text("time_zone").is_empty() {
                let account = store::account::find(desk.tx, desk.caller.account).await?;
                let zone = account.map_or_else(|| "UTC".to_owned(), |account| account.time_zone);
                row.set("time_zone", Value::Text(zone));
            }
            if before.is_none() {
                row.set("ical_secret", Value::Text(desk.house.secret()));
            }
            check_amenities(desk, row).await
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            // Its pictures go with it, if it goes; their files go when they are gone.
            for photo in store::photo::keys_of(desk.tx, desk.caller.account, row.key()).await? {
                desk.house.ask(desk.tx, JobKind::RemovePhoto, photo, desk.house.now()).await?;
            }
            Ok(())
        })
    }
}

async fn check_amenities(desk: Desk<'_>, row: &Row) -> Result<(), ResourceError> {
    let Value::Words(chosen) = row.get("amenities") else { return Ok(()) };
    let known = store::amenity::names(desk.tx).await?;
    match chosen.iter().find(|code| !known.iter().any(|(known, _)| known == *code)) {
        Some(unknown) => Err(ResourceError::wrong("amenities", format!("There is no amenity {unknown:?}."))),
        None => Ok(()),
    }
}
