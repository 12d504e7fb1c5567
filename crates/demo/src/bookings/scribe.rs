//! Who writes the calendar of one home.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};

use crate::account::Account;
use crate::dice::Dice;
use crate::home::Home;
use crate::pricing::Profile;
use crate::world::World;

/// Writes one home's calendar.
pub(super) struct Scribe<'w> {
    pub(super) world: &'w World,
    pub(super) account: &'w Account,
    pub(super) home: &'w Home,
    pub(super) profile: &'w Profile,
    /// Place of the home in the account: rare states go round by turn, so that each surely occurs.
    pub(super) index: usize,
    pub(super) today: NaiveDate,
    /// Conversations written so far.
    pub(super) threads: usize,
    pub(super) dice: Dice,
}

/// A moment of that day when people are awake, early enough for a conversation to end before midnight.
pub(super) fn daytime(day: NaiveDate, dice: &mut Dice) -> NaiveDateTime {
    day.and_time(NaiveTime::MIN) + TimeDelta::minutes(dice.days(7 * 60, 17 * 60))
}
