//! The guest and party of a reservation.

use crate::account::Source;
use crate::dice::Dice;
use crate::home::Home;
use crate::people::{Guest, plain};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Party {
    pub adults: u32,
    pub children: u32,
    pub pets: u32,
}

impl Party {
    pub fn guests(self) -> u32 {
        self.adults + self.children
    }
}

pub(super) fn party(home: &Home, dice: &mut Dice) -> Party {
    let guests = dice.between((home.accommodates / 2).max(1), home.accommodates.max(1));
    let children = if guests > 2 && dice.percent(45) { dice.between(1, guests - 2) } else { 0 };
    let pets = if home.pets > 0 && dice.percent(40) { dice.between(1, home.pets) } else { 0 };
    Party { adults: guests - children, children, pets }
}

/// The forwarding address that an external channel gives instead of the guest's own.
pub(super) fn proxy_email(guest: &Guest, source: &Source, dice: &mut Dice) -> String {
    let code = dice.throw() & 0xFF_FFFF;
    format!("{}-{code:06x}@guests.{}.example", plain(&guest.first_name), plain(&source.name))
}
