//! The fully taken nights of a property, read from the night ledger.

use chrono::NaiveDate;
use domain::key::Key;
use domain::time::night::check_out_after;
use store::row::Id;

use crate::cache::CatalogError;
use crate::{App, homes};

/// From the first taken night to the first free one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenRange {
    pub start: NaiveDate,
    pub end: NaiveDate,
}

/// One range for each change of owners or, if compressed, one for each run of taken nights. If a site is given, the property must
/// be sold by it.
pub async fn taken_ranges(
    app: &App,
    property: Key,
    site: Option<&str>,
    compressed: bool,
) -> Result<Option<Vec<TakenRange>>, CatalogError> {
    let Some(row) = homes::published_property(app, property, site).await? else { return Ok(None) };
    let owners =
        store::calendars::calendar_event::owners(app.store.read(), property.account(), property).await?;
    let units = usize::try_from(row.units).unwrap_or_default().max(1);
    Ok(Some(ranges(&owners, units, compressed)))
}

/// `owners` are sorted by night. A night with fewer owners than units can still be booked.
pub(super) fn ranges(owners: &[(NaiveDate, Id)], units: usize, compressed: bool) -> Vec<TakenRange> {
    let nights = owners.chunk_by(|(left, _), (right, _)| left == right);
    let taken: Vec<_> = nights.filter(|owners| owners.len() >= units).collect();
    taken
        .chunk_by(|left, right| {
            check_out_after(left[0].0) == right[0].0 && (compressed || are_same(left, right))
        })
        .filter_map(|run| {
            let (first, last) = (run.first()?[0].0, run.last()?[0].0);
            Some(TakenRange { start: first, end: check_out_after(last) })
        })
        .collect()
}

fn are_same(left: &[(NaiveDate, Id)], right: &[(NaiveDate, Id)]) -> bool {
    left.iter().map(|(_, event)| event).eq(right.iter().map(|(_, event)| event))
}

#[cfg(test)]
mod tests {
    use domain::key::AccountId;

    use super::*;

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 7, number).unwrap()
    }

    fn ledger(nights: &[(u32, u64)]) -> Vec<(NaiveDate, Id)> {
        let event = |number| Id::from(Key::new(AccountId::new(7), 0, number));
        nights.iter().map(|(night, owner)| (day(*night), event(*owner))).collect()
    }

    fn days(ranges: &[TakenRange]) -> Vec<(NaiveDate, NaiveDate)> {
        ranges.iter().map(|range| (range.start, range.end)).collect()
    }

    #[test]
    fn neighbours_are_one_range_only_when_compressed() {
        let ledger = ledger(&[(1, 1), (2, 1), (3, 2), (7, 2)]);
        let each = days(&ranges(&ledger, 1, false));
        assert_eq!(each, [(day(1), day(3)), (day(3), day(4)), (day(7), day(8))]);
        assert_eq!(days(&ranges(&ledger, 1, true)), [(day(1), day(4)), (day(7), day(8))]);
    }

    #[test]
    fn a_night_is_taken_when_no_unit_is_left() {
        let ledger = ledger(&[(1, 1), (2, 1), (2, 2), (3, 1), (3, 3), (4, 3)]);
        assert_eq!(days(&ranges(&ledger, 2, false)), [(day(2), day(3)), (day(3), day(4))]);
        assert_eq!(days(&ranges(&ledger, 2, true)), [(day(2), day(4))]);
        assert_eq!(ranges(&[], 2, true), []);
    }
}
