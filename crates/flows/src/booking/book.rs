//! Turns a quote into a booking: at once, after a payment, or when the owner accepts.

use chrono::TimeDelta;
use domain::key::Key;
use domain::reservations::reservation::{BookingKind, HOLD, Status};
use domain::text::code::{JobKind, LetterKind, WebhookEvent};
use store::row::charges::reservation_card;

use super::hold::hold;
use super::partner::{PartnerOrder, hold_for_partner, send_to_partner};
use super::plan::{Plan, Wish, plan};
use super::quote_case::{case_of_quote, fill_in, standing, take_promotions};
use crate::charges::Order;
use crate::quotes::{QuoteError, ReadQuote, TRIES};
use crate::reservations::{BookingError, Case, Nights, ReservationView, STALE_CALENDAR};
use crate::{App, app, charges, quotes, reservations, stays};

/// The step after the first transaction has committed.
enum Next {
    Charge(Box<Order>),
    AskPartner(Box<PartnerOrder>),
    Nothing,
}

#[derive(Debug)]
pub struct Booked {
    pub view: ReservationView,
    /// Whether this request made the booking, and not an earlier one.
    pub is_new: bool,
}

impl Booked {
    /// Whether this request took nights that are not paid yet.
    pub fn holds_nights(&self) -> bool {
        self.is_new && self.view.status == Status::Tentative
    }
}

/// One booking for each quote: a repeated request returns the same booking.
pub async fn book(app: &App, wish: &Wish) -> Result<Booked, BookingError> {
    for _ in 1..TRIES {
        match try_to_book(app, wish).await {
            Err(BookingError::Quote(QuoteError::Stale)) => (),
            answer => return answer,
        }
    }
    try_to_book(app, wish).await
}

async fn try_to_book(app: &App, wish: &Wish) -> Result<Booked, BookingError> {
    let read = quotes::read_quote(app, wish.quote).await?;
    check_place(&read, wish)?;
    if let Some(reservation) = known(app, &read).await? {
        let view = reservations::reservation(app, reservation).await?;
        return Ok(Booked { view, is_new: false });
    }
    let plan = plan(app, &read, wish).await?;
    let (reservation, next) = begin(app, &read, wish, &plan).await?;
    match next {
        Next::Charge(order) => charges::send_charge(app, *order).await?,
        Next::AskPartner(order) => send_to_partner(app, &read, *order).await?,
        Next::Nothing => (),
    }
    let view = reservations::reservation(app, reservation).await?;
    Ok(Booked { view, is_new: true })
}

/// The booking that was already made from the quote.
async fn known(app: &App, read: &ReadQuote) -> Result<Option<Key>, BookingError> {
    let Some(key) = read.reservation.as_ref().map(|row| row.id.key()) else { return Ok(None) };
    let case = Case::open(app, key).await?;
    standing(&case).map(|is_booked| is_booked.then_some(key))
}

/// Writes in one transaction: the nights, the reservation, its payments, the charge that is about to be sent, and the job that
/// settles it.
async fn begin(app: &App, read: &ReadQuote, wish: &Wish, plan: &Plan) -> Result<(Key, Next), BookingError> {
    let Some(mut case) = case_of_quote(app, read).await? else {
        return Err(BookingError::Locked);
    };
    fill_in(&mut case, read, &wish.message, wish.language);
    take_promotions(&case, read).await?;
    attach_card(&mut case, plan).await?;
    let next = match &read.bill.partner {
        Some(offer) => Next::AskPartner(Box::new(hold_for_partner(app, &mut case, read, offer, plan).await?)),
        None if plan.instant => take(app, &mut case, read, wish, plan).await?,
        None => request(app, &mut case, read, plan.in_doubt).await?,
    };
    let key = case.key();
    case.commit().await?;
    Ok((key, next))
}

async fn take(
    app: &App,
    case: &mut Case<'_>,
    read: &ReadQuote,
    wish: &Wish,
    plan: &Plan,
) -> Result<Next, BookingError> {
    if plan.kind != BookingKind::Payment {
        reservations::take_nights(case, Nights::of(read.request.stay, &read.terms)).await?;
        stays::reserve(case).await?;
        return Ok(Next::Nothing);
    }
    hold(case, read, HOLD, "").await?;
    let place = case.payments.iter().position(|payment| payment.collect_while_booking);
    let place = place.ok_or(BookingError::NothingDue)?;
    let order = charges::order(app, case, place, &read.site, wish.presence.clone()).await?;
    Ok(Next::Charge(Box::new(order)))
}

async fn request(
    app: &App,
    case: &mut Case<'_>,
    read: &ReadQuote,
    in_doubt: bool,
) -> Result<Next, BookingError> {
    let listing =
        store::listings::listing::find(&case.tx, case.key().account(), read.row.listing_id.key()).await?;
    let hours = listing.map_or(0, |listing| listing.request_hours).max(1);
    let until = case.now + TimeDelta::hours(hours.into());
    case.reservation.requested = true;
    case.reservation.hold_until = Some(until);
    case.move_to(Status::Open).await?;
    let (detail, to_guest, to_owner) = if in_doubt {
        (STALE_CALENDAR, LetterKind::RequestedInDoubt, LetterKind::RequestMadeInDoubt)
    } else {
        ("", LetterKind::Requested, LetterKind::RequestMade)
    };
    case.note("requested", detail).await?;
    app::enqueue(app, &case.tx, JobKind::ExpireHold, case.key(), until).await?;
    reservations::tell_guest(case, to_guest, "").await?;
    reservations::tell_owner(case, to_owner, "").await?;
    reservations::announce(case, WebhookEvent::ReservationRequested).await?;
    Ok(Next::Nothing)
}

async fn attach_card(case: &mut Case<'_>, plan: &Plan) -> Result<(), BookingError> {
    let Some(card) = &plan.card else { return Ok(()) };
    let reservation_id = Some(case.reservation.id);
    let row = reservation_card::Model { reservation_id, updated_at: case.now, ..card.clone() };
    store::keep::update(&case.tx, row).await?;
    for place in 0..case.payments.len() {
        case.payments[place].card_id = Some(card.id);
        case.save_payment(place).await?;
    }
    Ok(())
}

fn check_place(read: &ReadQuote, wish: &Wish) -> Result<(), BookingError> {
    let site = wish.namespace.as_ref().is_none_or(|namespace| *namespace == read.site.namespace);
    let home = wish.property.is_none_or(|property| property == read.row.property_id.key());
    if site && home { Ok(()) } else { Err(BookingError::OtherPlace) }
}
