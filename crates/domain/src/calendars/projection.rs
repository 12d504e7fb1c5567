//! A listing over many dates: possible arrival and departure days, the price of each stay, and the nearest bookable
//! alternatives to a stay that is not available.

use chrono::{Datelike, Days, NaiveDate};

use crate::listings::sheet::Sheet;
use crate::listings::terms::Terms;
use crate::people::party::Party;
use crate::price::inquiry::{Inquiry, StayRequest};
use crate::quotes::refusal::Refusal;
use crate::quotes::stay_rules::{least_nights, most_nights};
use crate::quotes::{Totals, total};
use crate::time::calendar::TakenNights;
use crate::time::stay::Stay;

/// The search range for alternatives, in days before and after the requested dates.
const DAYS_EACH_WAY: i64 = 60;

/// A listing with its calendar, as of today.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    terms: &'a Terms,
    sheet: Sheet,
    taken: &'a TakenNights,
    pub today: NaiveDate,
}

/// A departure day, with the price of the stay or the reason why it cannot be booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    pub check_out: NaiveDate,
    pub outcome: Result<Totals, Refusal>,
}

impl<'a> Outlook<'a> {
    pub fn new(terms: &'a Terms, taken: &'a TakenNights, today: NaiveDate) -> Self {
        Self { terms, sheet: terms.sheet(), taken, today }
    }

    pub fn total(&self, stay: Stay, party: Party) -> Result<Totals, Refusal> {
        let request = StayRequest::plain(stay, party);
        total(self.terms, &self.sheet, self.taken, &Inquiry::new(&request, self.today))
    }

    /// Every departure day from `check_in` to `until`, bookable or not.
    pub fn departures(&self, check_in: NaiveDate, until: NaiveDate, party: Party) -> Vec<Departure> {
        let check_outs = check_in.iter_days().skip(1).take_while(|day| *day <= until);
        check_outs
            .filter_map(|check_out| {
                let stay = Stay::new(check_in, check_out).ok()?;
                Some(Departure { check_out, outcome: self.total(stay, party) })
            })
            .collect()
    }

    /// The shortest bookable stay from `check_in`, or the reason why arrival on that day is not possible.
    pub fn arrival(&self, check_in: NaiveDate, party: Party) -> Result<(Stay, Totals), Refusal> {
        let day = check_in.num_days_from_ce();
        let least = self.sheet.min_nights_at(day, self.sheet.rules.rate_on(day)).max(1);
        let mut first_refusal = None;
        // Changeover days and events may require a few nights more; a gap allows fewer.
        for nights in (least..least + 7).chain(1..least) {
            let Some(stay) = stay_of(check_in, nights.into()) else { continue };
            match self.total(stay, party) {
                Ok(totals) => return Ok((stay, totals)),
                Err(refusal) => first_refusal = first_refusal.or(Some(refusal)),
            }
        }
        Err(first_refusal.unwrap_or(Refusal::MinStay { nights: least, event: None }))
    }

    /// The bookable stays closest to `wanted`: with its number of nights, or the minimum stay if that is longer; alternating
    /// between earlier and later dates.
    pub fn nearest(&self, wanted: Stay, party: Party, most: usize) -> Vec<Stay> {
        let shifts = (0..=DAYS_EACH_WAY).flat_map(|days| if days == 0 { vec![0] } else { vec![-days, days] });
        let mut found: Vec<Stay> = Vec::new();
        for shift in shifts {
            let Some(check_in) = shifted(wanted.check_in(), shift) else { continue };
            let Some(stay) = self.long_enough(check_in, wanted.nights()) else { continue };
            if stay != wanted && self.total(stay, party).is_ok() {
                found.push(stay);
            }
            if found.len() == most {
                break;
            }
        }
        found
    }

    fn long_enough(&self, check_in: NaiveDate, nights: u32) -> Option<Stay> {
        let stay = stay_of(check_in, nights.into())?;
        let request = StayRequest::plain(stay, Party::default());
        let arrival = self.sheet.rules.rate_on(check_in.num_days_from_ce());
        let inquiry = Inquiry::new(&request, self.today);
        let least = least_nights(&self.sheet, arrival, &inquiry);
        let most = most_nights(&self.sheet, arrival, &inquiry).unwrap_or(u32::MAX);
        stay_of(check_in, nights.max(least).min(most).max(1).into())
    }
}

fn stay_of(check_in: NaiveDate, nights: u64) -> Option<Stay> {
    Stay::new(check_in, check_in.checked_add_days(Days::new(nights))?).ok()
}

fn shifted(day: NaiveDate, days: i64) -> Option<NaiveDate> {
    let by = Days::new(days.unsigned_abs());
    if days < 0 { day.checked_sub_days(by) } else { day.checked_add_days(by) }
}

#[cfg(test)]
#[path = "projection_tests.rs"]
mod tests;
