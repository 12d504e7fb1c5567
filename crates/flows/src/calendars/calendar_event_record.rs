//! `calendar-event`: the events of a home's calendar. Users create and move blocks; stays are moved through their reservation.
//!
//! A block owns its nights in the ledger, as a stay does.

use chrono::NaiveDate;
use domain::accounts::role::Permission;
use domain::text::code::EventKind;
use store::calendars::night::{Claim, TakeError};
use store::resource::{Belongs, Field, Row, Search};

use crate::records;
use crate::records::{Boxed, CREATED, Desk, KEY, Keeper, LATELY, Resource, ResourceError, VERSION};

pub static CALENDAR_EVENT: Resource = Resource::new(
    "calendar-event",
    "calendar_event",
    Permission::Calendar,
    &[
        KEY,
        Field::reference("property", "property_id", "property").required().fixed(),
        Field::lookup("property_name", "property_id", "property", "name"),
        Field::date("start_date"),
        Field::date("end_date").unordered(),
        Field::flag("blocking", true).unordered(),
        Field::choice("kind", EventKind::Block.by_default()).read_only().unordered(),
        Field::text("summary", 300).unordered(),
        Field::reference("reservation", "reservation_id", "reservation").or_null().read_only(),
        Field::reference("feed", "feed_id", "calendar-feed").or_null().read_only(),
        Field::text("external_uid", 300).or_null().hidden(),
        Field::flag("conflict", false).read_only().unordered(),
        CREATED.unordered(),
        LATELY.unordered(),
        VERSION,
    ],
)
.imported()
.searched(Search::Written { column: "summary" })
.belongs(Belongs::Property { column: "property_id" })
.ordered("start_date")
.at_most(300)
.shown()
.rules(&[|row| records::in_order(row, "start_date", "end_date")])
.kept_by(&CalendarEventKeeper);

/// More than the booking horizon.
const MOST_NIGHTS: usize = 1_200;

#[derive(Debug)]
pub struct CalendarEventKeeper;

impl Keeper for CalendarEventKeeper {
    fn prepare<'a>(&'a self, _: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            if before.is_some() {
                check_block(row)?;
            }
            if nights(row).len() > MOST_NIGHTS {
                return Err(ResourceError::wrong("end_date", "This is too long for one block."));
            }
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            if before.is_some_and(|before| owned(before) == owned(row)) {
                return Ok(());
            }
            store::calendars::night::release(desk.tx, desk.caller.account, row.key()).await?;
            claim(desk, row).await
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            check_block(row)?;
            store::calendars::night::release(desk.tx, desk.caller.account, row.key()).await?;
            Ok(())
        })
    }
}

/// Users may change only the blocks that they created.
fn check_block(row: &Row) -> Result<(), ResourceError> {
    if row.text("kind") == "block" {
        Ok(())
    } else {
        Err(ResourceError::wrong("kind", "This is changed where it comes from: its reservation or its feed."))
    }
}

async fn claim(desk: Desk<'_>, row: &Row) -> Result<(), ResourceError> {
    let Some(property) = row.get("property").as_key().filter(|_| row.get("blocking").is_true()) else {
        return Ok(());
    };
    let account = desk.caller.account;
    let home = store::homes::property::find_row(desk.tx, account, property).await?;
    let units = home.map_or(1, |home| u16::try_from(home.units).unwrap_or(1).max(1));
    let claim = Claim { account, property, event: row.key(), nights: nights(row), units };
    store::calendars::night::take(desk.tx, &claim).await.map(drop).map_err(|error| match error {
        TakeError::Taken(night) => ResourceError::Taken(night),
        TakeError::Store(error) => error.into(),
    })
}

fn nights(row: &Row) -> Vec<NaiveDate> {
    let (Some(first), Some(last)) = (row.get("start_date").as_date(), row.get("end_date").as_date()) else {
        return Vec::new();
    };
    first.iter_days().take_while(|night| *night <= last).take(MOST_NIGHTS + 1).collect()
}

fn owned(row: &Row) -> (Vec<NaiveDate>, bool) {
    (nights(row), row.get("blocking").is_true())
}
