//! State for generating the calendar of one home.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};

use crate::account::Account;
use crate::dice::Dice;
use crate::home::Home;
use crate::pricing::Profile;
use crate::world::World;

/// Generates one home's calendar.
pub(super) struct Scribe<'w> {
    pub(super) world: &'w World,
    pub(super) account: &'w Account,
    pub(super) home: &'w Home,
    pub(super) profile: &'w Profile,
    /// Index of the home in the account; rare states rotate by it, so that each occurs.
    pub(super) index: usize,
    pub(super) today: NaiveDate,
    /// Number of threads generated so far.
    pub(super) threads: usize,
    pub(super) dice: Dice,
}

/// A time of day when people are awake, early enough for a thread to end before midnight.
pub(super) fn daytime(day: NaiveDate, dice: &mut Dice) -> NaiveDateTime {
    day.and_time(NaiveTime::MIN) + TimeDelta::minutes(dice.days(7 * 60, 17 * 60))
}
