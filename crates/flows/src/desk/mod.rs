//! Actions of users on a reservation, beyond those a guest can take.

mod bulk;
mod create;
mod history;
mod import;
mod lock;
mod outside_payment;
mod refund;
mod sample_booking;
mod whole;

pub use bulk::{
    Bulk, GuestMessage, RefundSum, Refused, cancel_reservations, lock_reservations, message_guests,
    preview_cancels,
};
pub use create::{NewReservation, NewStay, StayPreview, create_reservation, preview_stay};
pub use history::{HistoryEntry, history};
pub use import::{Rehearsal, rehearse_reservations};
pub use lock::set_locked;
pub use outside_payment::{OutsidePayment, record_payment};
pub use refund::{RefundWish, refund, retry_refund};
pub use sample_booking::{SampleBooking, SampleWish, sample_booking};
pub use whole::{GuestLink, guest_link, own_agreement, own_bill, renew_guest_link};
