//! Who comes: confirmed by the guest, where a channel had hidden it.

use domain::email::Email;
use domain::key::Key;
use domain::text::search_words;

use super::case::Case;
use super::{BookingError, ReservationView};
use crate::House;

#[derive(Clone, Debug)]
pub struct ContactWish {
    pub first_name: String,
    pub last_name: String,
    pub email: Email,
    pub phone: String,
}

impl House {
    pub async fn confirm_contact(
        &self,
        reservation: Key,
        wish: &ContactWish,
    ) -> Result<ReservationView, BookingError> {
        let mut case = Case::open(self, reservation).await?;
        let row = &mut case.reservation;
        wish.first_name.trim().clone_into(&mut row.first_name);
        wish.last_name.trim().clone_into(&mut row.last_name);
        wish.email.as_str().clone_into(&mut row.email);
        wish.phone.trim().clone_into(&mut row.phone);
        row.is_proxy_email = false;
        "confirmed".clone_into(&mut row.contact_mode);
        row.search_text = search_words([&*row.first_name, &row.last_name, &row.email, &row.phone]);
        case.save_reservation().await?;
        case.note("contact_confirmed", "").await?;
        case.commit().await?;
        self.reservation(reservation).await
    }
}
