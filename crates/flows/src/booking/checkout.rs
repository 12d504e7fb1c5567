//! Hosted checkout: the guest pays on the provider's own page. The nights are held while the page is open.

use chrono::TimeDelta;
use domain::key::Key;
use domain::locale::language::Language;
use domain::reservations::reservation::{BookingKind, PaymentState};
use domain::text::code::JobKind;
use payments::{Attempt, Decline, IdempotencyKey, NewSession, Outcome, PaymentError, Purpose};

use super::hold::hold;
use super::quote_case::{case_of_quote, check_bookable, due_now, fill_in, take_promotions};
use crate::quotes::{QuoteError, ReadQuote, TRIES};
use crate::reservations::{BookingError, CERTAINTY, Case};
use crate::{App, app, charges, feeds, quotes, stays};

/// Stripe's minimum of 30 minutes, plus a margin for clock differences.
const OPEN: TimeDelta = TimeDelta::minutes(31);

#[derive(Clone, Debug)]
pub struct SessionWish {
    pub quote: Key,
    pub namespace: Option<String>,
    /// Where the provider redirects the guest after paying, and after canceling.
    pub success_url: String,
    pub cancel_url: String,
    pub language: Option<Language>,
}

/// The provider's payment page.
#[derive(Clone, Debug)]
pub struct PaymentPage {
    pub url: String,
    /// Whether the page was just opened and the nights just held.
    pub is_new: bool,
}

/// Stored before the page is requested from the provider.
struct Opening {
    reservation: Key,
    payment: Key,
    session: NewSession,
}

/// Returns the same page while it is open.
pub async fn open_checkout(app: &App, wish: &SessionWish) -> Result<PaymentPage, BookingError> {
    for _ in 1..TRIES {
        match try_to_open_checkout(app, wish).await {
            Err(BookingError::Quote(QuoteError::Stale)) => (),
            answer => return answer,
        }
    }
    try_to_open_checkout(app, wish).await
}

async fn try_to_open_checkout(app: &App, wish: &SessionWish) -> Result<PaymentPage, BookingError> {
    let read = quotes::read_quote(app, wish.quote).await?;
    if wish.namespace.as_ref().is_some_and(|namespace| *namespace != read.site.namespace) {
        return Err(BookingError::OtherPlace);
    }
    if read.bill.partner.is_some() {
        // The partner charges the card itself, so it needs the card.
        return Err(BookingError::NotOnline);
    }
    if let Some(url) = open_page(app, &read).await? {
        return Ok(PaymentPage { url, is_new: false });
    }
    let provider = app.cashier.provider(&read.site)?;
    let opening = begin_session(app, &read, wish).await?;
    stays::check_payment_recorded(app, opening.payment, &opening.session.attempt.key).await?;
    match provider.open_session(&opening.session).await {
        Ok(session) => {
            let mut case = Case::open(app, opening.reservation).await?;
            let place = case.payment(opening.payment)?;
            case.payments[place].session_reference = Some(session.reference.as_str().to_owned());
            case.payments[place].session_url = Some(session.url.clone());
            case.save_payment(place).await?;
            case.note("session_opened", session.reference.as_str()).await?;
            case.commit().await?;
            Ok(PaymentPage { url: session.url, is_new: true })
        }
        Err(error) => {
            tracing::error!(%error, "a payment page could not be opened");
            let decline =
                Decline { code: "not_sent".to_owned(), message: Decline::DEFAULT_MESSAGE.to_owned() };
            let attempt = opening.session.attempt.key.as_str();
            charges::apply(app, opening.payment, attempt, Outcome::Declined { reference: None, decline })
                .await?;
            Err(if error == PaymentError::NotOffered {
                BookingError::NotOnline
            } else {
                BookingError::ProviderDown
            })
        }
    }
}

async fn open_page(app: &App, read: &ReadQuote) -> Result<Option<String>, BookingError> {
    let Some(reservation) = read.reservation.as_ref().map(|row| row.id.key()) else { return Ok(None) };
    let payments = store::reservations::reservation::payments(app.store.read(), reservation).await?;
    let open = payments.iter().find(|payment| payment.state == PaymentState::Pending);
    Ok(open.and_then(|payment| payment.session_url.clone()))
}

async fn begin_session(app: &App, read: &ReadQuote, wish: &SessionWish) -> Result<Opening, BookingError> {
    let mut case = case_for(app, read, wish.language).await?;
    hold(&mut case, read, OPEN, "hosted checkout").await?;
    let place = case.payments.iter().position(|payment| payment.collect_while_booking);
    let place = place.ok_or(BookingError::NothingDue)?;
    let (reservation, now) = (case.key(), case.now);
    let amount = case.money(case.payments[place].amount)?;
    let row = &mut case.payments[place];
    row.attempts += 1;
    let attempt = IdempotencyKey::of_payment(reservation, row.id.key(), row.attempts.unsigned_abs());
    row.state = PaymentState::Pending.into();
    row.idempotency_key = Some(attempt.to_string());
    // Not in flight for other requests: it waits for the guest.
    row.session_reference = Some(String::new());
    row.sent_at = Some(now);
    let payment = row.id.key();
    case.save_payment(place).await?;
    app::enqueue(app, &case.tx, JobKind::SettleCharge, payment, now + CERTAINTY).await?;
    let session = NewSession {
        attempt: Attempt::first(attempt),
        amount,
        description: format!("{} · {} – {}", read.site.name, read.row.check_in, read.row.check_out),
        email: Some(read.row.email.clone()).filter(|email| !email.is_empty()),
        success_url: wish.success_url.clone(),
        cancel_url: wish.cancel_url.clone(),
        purpose: Purpose {
            site: read.site.namespace.clone(),
            quote: Some(wish.quote),
            reservation: Some(reservation),
            payment: Some(payment),
        },
        expires_at: case.reservation.hold_until,
    };
    case.commit().await?;
    Ok(Opening { reservation, payment, session })
}

/// A new case or that of an earlier attempt.
async fn case_for<'a>(
    app: &'a App,
    read: &ReadQuote,
    language: Option<Language>,
) -> Result<Case<'a>, BookingError> {
    let kind = BookingKind::of(read.terms.booking.book_online, read.terms.booking.pay_online, due_now(read));
    if kind != Some(BookingKind::Payment) || !read.terms.booking.instant_book {
        return Err(BookingError::NotOnline);
    }
    // A payment page can book only, not request a booking.
    if !feeds::has_fresh_feeds(app, read.row.property_id.key()).await? {
        return Err(BookingError::NotOnline);
    }
    check_bookable(app, read).await?;
    let mut case = case_of_quote(app, read).await?.ok_or(BookingError::Locked)?;
    fill_in(&mut case, read, "", language);
    take_promotions(&case, read).await?;
    Ok(case)
}
