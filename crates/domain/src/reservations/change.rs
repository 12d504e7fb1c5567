//! What can be changed in a booked stay, by which terms the change is priced, and which rules stand in its way.

use chrono::NaiveDate;

use crate::key::Key;
use crate::people::party::{Party, PartyError};
use crate::quotes::refusal::Refusal;
use crate::time::stay::{Stay, StayError};

/// The parts of a booked stay that can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookedStay {
    pub property: Key,
    pub stay: Stay,
    pub party: Party,
    pub addons: Vec<Key>,
}

/// The values to change; all others stay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StayChange {
    pub property: Option<Key>,
    pub check_in: Option<NaiveDate>,
    pub check_out: Option<NaiveDate>,
    pub adults: Option<u32>,
    pub children: Option<u32>,
    pub pets: Option<u32>,
    pub smoker: Option<bool>,
    pub addons: Option<Vec<Key>>,
}

impl StayChange {
    pub fn stay(&self, was: Stay) -> Result<Stay, StayError> {
        Stay::new(self.check_in.unwrap_or(was.check_in()), self.check_out.unwrap_or(was.check_out()))
    }

    pub fn party(&self, was: Party) -> Result<Party, PartyError> {
        Party::new(
            self.adults.unwrap_or(was.adults()),
            self.children.unwrap_or(was.children()),
            self.pets.unwrap_or(was.pets()),
            self.smoker.unwrap_or(was.smoker()),
        )
    }
}

/// What differs between a booked stay and the stay that it becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    pub property: bool,
    pub dates: bool,
    pub party: bool,
    pub addons: bool,
}

impl Changed {
    pub fn between(before: &BookedStay, after: &BookedStay) -> Self {
        let sorted = |addons: &[Key]| {
            let mut addons = addons.to_vec();
            addons.sort_unstable();
            addons.dedup();
            addons
        };
        Self {
            property: before.property != after.property,
            dates: before.stay != after.stay,
            party: before.party != after.party,
            addons: sorted(&before.addons) != sorted(&after.addons),
        }
    }

    pub const fn is_nothing(self) -> bool {
        !(self.property || self.dates || self.party || self.addons)
    }

    /// Whether the nights are sold anew, under today's terms. Otherwise they are sold already, and the terms of the booking apply.
    pub const fn sells_nights(self) -> bool {
        self.property || self.dates
    }

    /// Whether the refusal is about something that changes: what was booked in spite of a rule stays booked.
    pub const fn is_stopped_by(self, refusal: &Refusal) -> bool {
        let is_about_party =
            matches!(refusal, Refusal::MaxGuests { .. } | Refusal::Pets { .. } | Refusal::Smoking);
        self.sells_nights() || (self.party && is_about_party)
    }
}

#[cfg(test)]
#[path = "change_tests.rs"]
mod tests;
