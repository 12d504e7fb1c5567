//! Why a stay cannot be booked. Each refusal carries what the guest needs to choose another one.

use chrono::{Days, NaiveDate};

use crate::calendar::TakenNights;
use crate::party::Party;
use crate::stay::Stay;
use crate::terms::Terms;
use crate::weekday::{Weekday, WeekdaySet};

const NEAREST_STAYS: usize = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    Inactive,
    PastDate { today: NaiveDate },
    LeadTime { earliest: NaiveDate },
    BookingWindow { latest: NaiveDate },
    CheckInDay { allowed: WeekdaySet },
    CheckOutDay { allowed: WeekdaySet },
    MinStay { nights: u32 },
    MaxStay { nights: u32 },
    MaxGuests { most: u32 },
    Pets { most: u32 },
    Smoking,
    Overlap { night: NaiveDate, nearest: Vec<Stay> },
    NoRate { night: NaiveDate },
}

impl Refusal {
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Inactive => "inactive",
            Self::PastDate { .. } => "past_date",
            Self::LeadTime { .. } => "lead_time",
            Self::BookingWindow { .. } => "booking_window",
            Self::CheckInDay { .. } => "check_in_day",
            Self::CheckOutDay { .. } => "check_out_day",
            Self::MinStay { .. } => "min_stay",
            Self::MaxStay { .. } => "max_stay",
            Self::MaxGuests { .. } => "max_guests",
            Self::Pets { .. } => "pets",
            Self::Smoking => "smoking",
            Self::Overlap { .. } => "overlap",
            Self::NoRate { .. } => "no_rate",
        }
    }
}

/// The stay rules, in the order in which a guest would want to hear of them.
pub fn check_stay(
    terms: &Terms,
    taken: &TakenNights,
    stay: &Stay,
    party: Party,
    today: NaiveDate,
) -> Result<(), Refusal> {
    if !terms.active {
        return Err(Refusal::Inactive);
    }
    check_arrival(terms, *stay, today)?;
    check_length(terms, *stay)?;
    check_party(terms, party)?;
    match taken.first_in(stay) {
        Some(night) => {
            Err(Refusal::Overlap { night, nearest: taken.nearest_free(stay, today, NEAREST_STAYS) })
        }
        None => Ok(()),
    }
}

fn check_arrival(terms: &Terms, stay: Stay, today: NaiveDate) -> Result<(), Refusal> {
    let in_days = |days: u32| today + Days::new(days.into());
    if stay.check_in() < today {
        return Err(Refusal::PastDate { today });
    }
    let earliest = in_days(terms.lead_days);
    if stay.check_in() < earliest {
        return Err(Refusal::LeadTime { earliest });
    }
    if let Some(latest) = terms.window_days.map(in_days).filter(|latest| stay.check_in() > *latest) {
        return Err(Refusal::BookingWindow { latest });
    }
    if !terms.check_in_days.contains(Weekday::of(stay.check_in())) {
        return Err(Refusal::CheckInDay { allowed: terms.check_in_days });
    }
    if !terms.check_out_days.contains(Weekday::of(stay.check_out())) {
        return Err(Refusal::CheckOutDay { allowed: terms.check_out_days });
    }
    Ok(())
}

fn check_length(terms: &Terms, stay: Stay) -> Result<(), Refusal> {
    let least = terms.min_nights_from(stay.check_in());
    if stay.nights() < least {
        return Err(Refusal::MinStay { nights: least });
    }
    match terms.max_nights_from(stay.check_in()) {
        Some(most) if stay.nights() > most => Err(Refusal::MaxStay { nights: most }),
        _ => Ok(()),
    }
}

fn check_party(terms: &Terms, party: Party) -> Result<(), Refusal> {
    if party.guests() > terms.accommodates {
        return Err(Refusal::MaxGuests { most: terms.accommodates });
    }
    if party.pets() > terms.max_pets {
        return Err(Refusal::Pets { most: terms.max_pets });
    }
    if party.smoker() && !terms.smoking_allowed {
        return Err(Refusal::Smoking);
    }
    Ok(())
}

#[cfg(test)]
#[path = "refusal_tests.rs"]
mod tests;
