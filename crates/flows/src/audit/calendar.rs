//! Checks nights: sold once, in the calendar as booked, and in the ledger as in the calendar.

use domain::text::code::EventKind;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;
use domain::reservations::reservation::{PaymentState, Status};
use domain::time::night::check_out_after;
use store::row::Id;
use store::row::calendars::calendar_event;
use store::row::reservations::reservation;

use super::accounts::{Audit, owns_nights};

impl Audit<'_> {
    pub(crate) fn nights_sold_twice(&self) -> Vec<String> {
        let lenient: BTreeSet<Id> = self
            .rows
            .properties
            .iter()
            .filter(|home| home.allow_booking_overlap)
            .map(|home| home.id)
            .collect();
        let units: HashMap<Id, usize> = self
            .rows
            .properties
            .iter()
            .map(|home| (home.id, usize::try_from(home.units).unwrap_or(1).max(1)))
            .collect();
        let mut sold: BTreeMap<(Id, NaiveDate), usize> = BTreeMap::new();
        for row in self.rows.reservations.iter().filter(|row| owns_nights(row)) {
            for night in row.check_in.iter_days().take_while(|night| *night < row.check_out) {
                *sold.entry((row.property_id, night)).or_default() += 1;
            }
        }
        sold.into_iter()
            .filter(|((home, _), times)| {
                !lenient.contains(home) && *times > units.get(home).copied().unwrap_or(1)
            })
            .map(|((home, night), times)| {
                format!("the night {night} of {} is sold {times} times", home.key())
            })
            .collect()
    }

    /// Reservations that own nights have them in the calendar and in the ledger; all others have none.
    pub(crate) fn ledger_and_calendar(&self) -> Vec<String> {
        let mut entries: HashMap<Id, Vec<&calendar_event::Model>> = HashMap::new();
        for event in &self.rows.events {
            if let Some(reservation) = event.reservation_id {
                entries.entry(reservation).or_default().push(event);
            }
        }
        let mut ills = Vec::new();
        for row in &self.rows.reservations {
            let own = entries.get(&row.id).map(Vec::as_slice).unwrap_or_default();
            if !owns_nights(row) {
                // A request that is being accepted has its nights while its card is charged.
                let accepting = row.status == Status::Open && self.is_charging(row);
                if !own.is_empty() && !accepting {
                    ills.push(format!("{} is {:?} and still in the calendar", row.id.key(), row.status));
                }
                continue;
            }
            // During a change, the new nights are held as well until their price is paid.
            let most = if self.moving.contains_key(&row.id) { 2 } else { 1 };
            if !(1..=most).contains(&own.len()) {
                ills.push(format!("{} stands {} times in the calendar", row.id.key(), own.len()));
                continue;
            }
            if !own.iter().any(|entry| is_of_stay(entry, row)) {
                let key = row.id.key();
                ills.push(format!(
                    "{key} stands in the calendar at another home or at other dates than it has"
                ));
            }
            let held: BTreeSet<_> =
                own.iter().filter_map(|entry| self.nights.get(&entry.id)).flatten().collect();
            let whole = row.check_in.iter_days().take_while(|night| *night < row.check_out);
            let missing = whole.filter(|night| !held.contains(night)).count();
            if missing > 0 && !own.iter().any(|entry| entry.conflict) {
                ills.push(format!("{} lacks {missing} of its nights in the ledger", row.id.key()));
            }
        }
        ills
    }

    /// Every night of the ledger belongs to the calendar event that owns it.
    pub(crate) fn owners_of_nights(&self) -> Vec<String> {
        let entries: HashMap<Id, &calendar_event::Model> =
            self.rows.events.iter().map(|event| (event.id, event)).collect();
        let mut ills = Vec::new();
        for row in &self.rows.nights {
            let (night, home) = (row.night, row.property_id.key());
            let Some(entry) = entries.get(&row.event_id) else {
                ills.push(format!(
                    "the night {night} of {home} is taken by an event that is not in the calendar"
                ));
                continue;
            };
            let owner = entry.reservation_id.unwrap_or(entry.id).key();
            if entry.property_id != row.property_id {
                ills.push(format!(
                    "the night {night} of {home} is taken by {owner}, which is at another home"
                ));
            } else if !entry.blocking {
                ills.push(format!("the night {night} of {home} is taken by {owner}, which takes no nights"));
            } else if !self.covers(entry, night) {
                ills.push(format!("the night {night} of {home} is taken by {owner}, which has other dates"));
            }
        }
        ills.sort_unstable();
        ills
    }

    /// From the first night to the last, and the blocked days directly after it.
    fn covers(&self, entry: &calendar_event::Model, night: NaiveDate) -> bool {
        let is_taken = |day: NaiveDate| self.nights.get(&entry.id).is_some_and(|taken| taken.contains(&day));
        let mut behind = entry.end_date.iter_days().skip(1).take_while(|day| *day <= night);
        entry.start_date <= night && behind.all(is_taken)
    }

    /// Events of a reservation refer to an existing one, and a block owns all of its nights.
    pub(crate) fn entries(&self) -> Vec<String> {
        let reservations: BTreeSet<Id> = self.rows.reservations.iter().map(|row| row.id).collect();
        let mut ills = Vec::new();
        for entry in &self.rows.events {
            let key = entry.id.key();
            if entry.reservation_id.is_some_and(|reservation| !reservations.contains(&reservation)) {
                ills.push(format!("{key} stands in the calendar for a reservation that is not there"));
            }
            if entry.kind == EventKind::Block && entry.blocking {
                let taken = self.nights.get(&entry.id);
                let whole = entry.start_date.iter_days().take_while(|night| *night <= entry.end_date);
                let missing = whole.filter(|night| taken.is_none_or(|taken| !taken.contains(night))).count();
                if missing > 0 {
                    ills.push(format!("the block {key} lacks {missing} of its nights in the ledger"));
                }
            }
        }
        ills.sort_unstable();
        ills
    }

    fn is_charging(&self, row: &reservation::Model) -> bool {
        self.payments_of(row).iter().any(|payment| payment.state == PaymentState::Pending)
    }
}

/// Whether the calendar event has the same home and dates as the reservation.
fn is_of_stay(entry: &calendar_event::Model, row: &reservation::Model) -> bool {
    let dates = (entry.start_date, check_out_after(entry.end_date));
    entry.property_id == row.property_id && entry.blocking && dates == (row.check_in, row.check_out)
}
