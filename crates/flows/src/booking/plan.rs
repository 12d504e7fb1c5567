//! How a quote is booked: at once or on request, under which agreement, with which card, for which amount.

use domain::key::Key;
use domain::locale::language::Language;
use domain::reservations::reservation::BookingKind;
use payments::Presence;
use store::row::charges::reservation_card;

use super::quote_case::{check_bookable, due_now};
use crate::policies::{FilledAgreement, Signing};
use crate::quotes::ReadQuote;
use crate::reservations::BookingError;
use crate::{App, feeds, policies};

#[derive(Clone, Debug)]
pub struct Wish {
    pub quote: Key,
    pub namespace: Option<String>,
    pub property: Option<Key>,
    pub card: Option<Key>,
    pub message: String,
    /// The guest accepts the rental agreement with the booking.
    pub signing: Option<Signing>,
    /// The guest's language, if known.
    pub language: Option<Language>,
    pub presence: Presence,
}

/// The booking's properties, decided before anything is written.
pub(crate) struct Plan {
    pub(crate) kind: BookingKind,
    pub(crate) card: Option<reservation_card::Model>,
    /// The text that is accepted with the booking.
    pub(crate) agreement: Option<FilledAgreement>,
    pub(crate) instant: bool,
    /// Instant booking is on, but the feeds of other channels are out of date.
    pub(crate) in_doubt: bool,
}

pub(super) async fn plan(app: &App, read: &ReadQuote, wish: &Wish) -> Result<Plan, BookingError> {
    let booking = read.terms.booking;
    let due_now = due_now(read);
    let kind = BookingKind::of(booking.book_online, booking.pay_online, due_now);
    let kind = kind.ok_or(BookingError::NotOnline)?;
    check_bookable(app, read).await?;
    let is_needed = kind == BookingKind::Agreement;
    let agreement = policies::accepted_with(app, read, wish.signing.as_ref(), is_needed).await?;
    let card = if kind.needs_card() { Some(chosen_card(app, read, wish).await?) } else { None };
    // Boxed: the future of a booking is large enough without it.
    let in_doubt =
        booking.instant_book && !Box::pin(feeds::has_fresh_feeds(app, read.row.property_id.key())).await?;
    Ok(Plan { kind, card, agreement, instant: booking.instant_book && !in_doubt, in_doubt })
}

async fn chosen_card(
    app: &App,
    read: &ReadQuote,
    wish: &Wish,
) -> Result<reservation_card::Model, BookingError> {
    let key = wish.card.ok_or(BookingError::Missing("credit_card"))?;
    let card = store::reservations::reservation::card(app.store.read(), key).await?;
    let card = card.filter(|card| card.quote_id == Some(read.row.id)).ok_or(BookingError::NoSuchCard)?;
    if card.requires_auth { Err(BookingError::CardUnproven) } else { Ok(card) }
}
