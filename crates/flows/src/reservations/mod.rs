//! A reservation under its lock, and its views for guest and owner.

mod announcement;
mod case;
mod changeable;
mod deed;
mod error;
mod nights;
mod notice;
mod own;
mod rows;
mod sold;
mod timeline;
mod view;

pub(crate) use announcement::{announce, announce_payment, announce_refund};
pub(crate) use case::{Case, is_in_flight};
pub(crate) use changeable::{check_changeable, check_movable, is_open};
pub(crate) use error::CERTAINTY;
pub use error::{Agreed, BookingError, UnsuitableHome};
pub use nights::taken_by_others;
pub(crate) use nights::{
    Nights, hold_more_nights, move_to_nights, owned_nights, release_held_nights, release_nights, take_nights,
};
pub(crate) use notice::{ask_for_reminder, remind_of_arrival, tell_guest, tell_owner};
pub(crate) use own::admit;
pub use own::own_reservation;
pub(crate) use rows::{bill_row, payment_row, payment_rows, reservation_row};
pub(crate) use sold::{bill, received, save_bill, save_bill_with, sold, take_sums, terms};
pub use timeline::{Moment, MomentKind};
pub(crate) use view::STALE_CALENDAR;
pub use view::{ReservationView, reservation};
