//! Whether the partner holds or takes the money of a booking.

use chrono::{DateTime, Utc};
use domain::reservation::{PaymentMethod, PaymentState};
use store::StoreError;

use crate::reservations::Case;

/// Whether it is not known yet what the partner makes of it.
pub(crate) fn is_asking_partner(case: &Case<'_>) -> bool {
    let channel = PaymentMethod::Channel;
    case.reservation.locked
        && case.reservation.partner_reservation_id.is_none()
        && case.payments.iter().all(|payment| payment.method == channel)
}

/// The partner took the card, or will ask the guest by itself.
pub(crate) async fn partner_took_money(
    case: &mut Case<'_>,
    confirmation: &str,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    for place in 0..case.payments.len() {
        let payment = &mut case.payments[place];
        if payment.card_id.is_some() && payment.state == PaymentState::Due {
            payment.state = PaymentState::Paid.into();
            payment.paid_at = Some(at);
            payment.provider_reference = Some(confirmation.to_owned());
            case.save_payment(place).await?;
        }
    }
    Ok(())
}
