//! Payments of a booking at the partner.

use chrono::{DateTime, Utc};
use domain::reservations::reservation::{PaymentMethod, PaymentState};
use store::StoreError;

use crate::reservations::Case;

/// Whether the partner's result is not known yet.
pub(crate) fn is_asking_partner(case: &Case<'_>) -> bool {
    let channel = PaymentMethod::Channel;
    case.reservation.locked
        && case.reservation.partner_reservation_id.is_none()
        && case.payments.iter().all(|payment| payment.method == channel)
}

/// Marks the payments as paid: the partner charged the card, or will collect from the guest itself.
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
