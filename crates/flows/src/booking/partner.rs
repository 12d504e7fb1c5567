//! Bookings of partner homes. The nights are held here, the booking is made in the partner's system, and its result is mirrored
//! here and locked. If a step fails in between, a job asks the partner and completes or undoes the booking: nothing is booked
//! twice or lost.

use domain::key::Key;
use domain::reservations::reservation::{HOLD, PaymentMethod};
use domain::text::code::{JobKind, PartnerBookingKind as Kind, PartnerBookingState};
use partner::{Guest, Order, PartnerError, Reason, Secret, Standing};
use payments::{CardReference, Decline};
use store::StoreError;
use store::quotes::quote::PartnerOffer;
use store::row::charges::reservation_card;
use store::row::partner_homes::partner_booking;

use super::hold::hold;
use super::mirror::{Heard, hear};
use super::plan::Plan;
use crate::quotes::{QuoteError, ReadQuote};
use crate::reservations::{BookingError, CERTAINTY, Case};
use crate::services::PartnerTrouble;
use crate::{App, app, partner_homes};

/// A booking that is about to be sent to the partner.
pub(crate) struct PartnerOrder {
    reservation: Key,
    kind: Kind,
    offer: PartnerOffer,
    card: Option<Secret>,
}

/// Records that the partner is being asked, with the job that asks again if no response arrives.
pub(super) async fn hold_for_partner(
    app: &App,
    case: &mut Case<'_>,
    read: &ReadQuote,
    offer: &PartnerOffer,
    plan: &Plan,
) -> Result<PartnerOrder, BookingError> {
    let kind = if plan.instant && plan.card.is_some() { Kind::Instant } else { Kind::Inquiry };
    case.reservation.locked = true;
    if kind == Kind::Instant {
        hold(case, read, HOLD, "").await?;
    } else {
        case.save_reservation().await?;
    }
    for place in 0..case.payments.len() {
        case.payments[place].method = PaymentMethod::Channel.into();
        case.save_payment(place).await?;
    }
    let row = partner_booking::Model {
        account_id: case.reservation.account_id,
        reservation_id: case.reservation.id,
        partner_quote_id: offer.quote.clone(),
        rate_plan: offer.rate_plan.clone(),
        inquiry: offer.inquiry.clone(),
        kind: kind.into(),
        state: PartnerBookingState::Sent.into(),
        sent_at: case.now,
        failure: None,
        missing_since: None,
    };
    store::partner_homes::partner_booking::put(&case.tx, row).await.map_err(|error| match error {
        // Another booking uses the same quote of the partner.
        StoreError::Duplicate => BookingError::Locked,
        other => other.into(),
    })?;
    case.note("partner_asked", offer.quote.as_str()).await?;
    app::enqueue(app, &case.tx, JobKind::SettlePartnerBooking, case.key(), case.now + CERTAINTY).await?;
    let card = plan.card.as_ref().map(shared_card);
    Ok(PartnerOrder { reservation: case.key(), kind, offer: offer.clone(), card })
}

/// Runs in its own task: the booking completes even if the guest disconnects.
pub(super) async fn send_to_partner(
    app: &App,
    read: &ReadQuote,
    order: PartnerOrder,
) -> Result<(), BookingError> {
    let (asking, reservation) = (app.clone(), order.reservation);
    let work = async move { order_from_partner(&asking, &order).await };
    let answer = tokio::spawn(work).await.expect("asking the partner never panics");
    let trouble = match answer {
        Ok(heard) => return hear_answer(app, read, reservation, heard).await,
        Err(PartnerTrouble::Partner(PartnerError::Unclear(why))) => {
            // A job asks for the result.
            tracing::warn!(%reservation, why, "the partner's response to a booking is unclear");
            return Ok(());
        }
        Err(trouble) => trouble,
    };
    tracing::warn!(%reservation, %trouble, "the partner did not book");
    hear(app, reservation, Heard::Nothing(trouble.to_string())).await?;
    Err(told_guest(read, trouble))
}

async fn hear_answer(
    app: &App,
    read: &ReadQuote,
    reservation: Key,
    heard: partner::Reservation,
) -> Result<(), BookingError> {
    let is_over = heard.standing == Standing::Over;
    hear(app, reservation, Heard::Of(heard)).await?;
    if is_over { Err(QuoteError::partner_unavailable(&read.site).into()) } else { Ok(()) }
}

async fn order_from_partner(app: &App, order: &PartnerOrder) -> Result<partner::Reservation, PartnerTrouble> {
    let row = store::reservations::reservation::find(app.store.read(), order.reservation).await?;
    let row = row.ok_or(PartnerTrouble::NoConnection)?;
    let order_now = Order {
        kind: match order.kind {
            Kind::Instant => partner::BookingKind::Instant,
            Kind::Inquiry => partner::BookingKind::Inquiry,
        },
        quote: &order.offer.quote,
        rate_plan: &order.offer.rate_plan,
        card: order.card.as_ref(),
        guest: Guest {
            first_name: &row.first_name,
            last_name: &row.last_name,
            email: &row.email,
            phone: &row.phone,
        },
    };
    let order = &order_now;
    let account = row.id.key().account();
    partner_homes::ask_partner(app, account, |line, token| async move { line.book(&token, order).await })
        .await
}

/// The partner uses the owner's account at the card processor.
fn shared_card(card: &reservation_card::Model) -> Secret {
    Secret::new(CardReference::new(card.card_token.clone()).shared_name())
}

fn told_guest(read: &ReadQuote, trouble: PartnerTrouble) -> BookingError {
    match trouble {
        PartnerTrouble::Partner(PartnerError::Refused { reason: Reason::Taken, .. }) => {
            BookingError::Overlap { night: read.row.check_in }
        }
        PartnerTrouble::Partner(PartnerError::Refused { reason: Reason::Card, told }) => {
            BookingError::Declined(Decline { code: "partner_declined".to_owned(), message: told })
        }
        PartnerTrouble::Partner(PartnerError::NotFound) => {
            QuoteError::Expired { property: read.row.property_id.key(), slug: None }.into()
        }
        PartnerTrouble::Store(error) => error.into(),
        _ => QuoteError::partner_unavailable(&read.site).into(),
    }
}
