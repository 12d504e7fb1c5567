//! Hosted checkout: the guest pays on the provider's own page. The nights are held as long as the page is open.

use chrono::TimeDelta;
use domain::code::JobKind;
use domain::key::{AccountId, Key};
use domain::language::Language;
use domain::reservation::{BookingKind, PaymentState, Status};
use payments::{
    Attempt, ChargeReference, Decline, IdempotencyKey, NewSession, Outcome, PaymentError, Purpose,
    SessionReference, SessionState,
};
use store::row::reservation_payment;

use super::BookingError;
use super::case::Case;
use super::nights::Nights;
use crate::House;
use crate::job::After;
use crate::quote::{QuoteError, ReadQuote, TRIES};

/// The shortest that Stripe keeps a page open, and a little more for its clock.
const OPEN_MINUTES: i64 = 31;
const ASK_AGAIN: TimeDelta = TimeDelta::minutes(1);
/// Stays that one guest holds at the same time without having paid for them.
const MOST_HOLDS: u64 = 3;

#[derive(Clone, Debug)]
pub struct SessionWish {
    pub quote: Key,
    pub namespace: Option<String>,
    /// Where the guest comes back to after paying, and after giving up.
    pub success_url: String,
    pub cancel_url: String,
    pub language: Option<Language>,
}

/// The provider's page on which the guest pays.
#[derive(Clone, Debug)]
pub struct PaymentPage {
    pub url: String,
    /// It was opened just now, and holds the nights from now on.
    pub is_new: bool,
}

/// What is written down before the page is asked for.
struct Opening {
    reservation: Key,
    payment: Key,
    session: NewSession,
}

impl House {
    /// The same page while it is open.
    pub async fn open_checkout(&self, wish: &SessionWish) -> Result<PaymentPage, BookingError> {
        for _ in 1..TRIES {
            match self.try_to_open_checkout(wish).await {
                Err(BookingError::Quote(QuoteError::Stale)) => (),
                answer => return answer,
            }
        }
        self.try_to_open_checkout(wish).await
    }

    async fn try_to_open_checkout(&self, wish: &SessionWish) -> Result<PaymentPage, BookingError> {
        let read = self.read_quote(wish.quote).await?;
        if wish.namespace.as_ref().is_some_and(|namespace| *namespace != read.site.namespace) {
            return Err(BookingError::OtherPlace);
        }
        if read.bill.partner.is_some() {
            // The partner takes the money, from a card that it is given.
            return Err(BookingError::NotOnline);
        }
        if let Some(url) = self.open_page(&read).await? {
            return Ok(PaymentPage { url, is_new: false });
        }
        let provider = self.cashier.provider(&read.site)?;
        let opening = self.begin_session(&read, wish).await?;
        self.check_payment_recorded(opening.payment, &opening.session.attempt.key).await?;
        match provider.open_session(&opening.session).await {
            Ok(session) => {
                let mut case = Case::open(self, opening.reservation).await?;
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
                self.apply(opening.payment, attempt, Outcome::Declined { reference: None, decline }).await?;
                Err(if error == PaymentError::NotOffered {
                    BookingError::NotOnline
                } else {
                    BookingError::ProviderDown
                })
            }
        }
    }

    async fn open_page(&self, read: &ReadQuote) -> Result<Option<String>, BookingError> {
        let Some(reservation) = read.reservation.as_ref().map(|row| row.id.key()) else { return Ok(None) };
        let payments = store::reservation::payments(self.store.read(), reservation).await?;
        let open = payments.iter().find(|payment| payment.state == PaymentState::Pending.code());
        Ok(open.and_then(|payment| payment.session_url.clone()))
    }

    async fn begin_session(&self, read: &ReadQuote, wish: &SessionWish) -> Result<Opening, BookingError> {
        let mut case = self.hold_for(read, wish.language).await?;
        let place = case.payments.iter().position(|payment| payment.collect_while_booking);
        let place = place.ok_or(BookingError::NothingDue)?;
        let (account, email) = (case.key().account(), &case.reservation.email);
        if store::reservation::count_holds(&case.tx, account, email, case.now).await? >= MOST_HOLDS {
            return Err(BookingError::TooManyHolds);
        }
        let until = case.now + TimeDelta::minutes(OPEN_MINUTES);
        case.reservation.hold_until = Some(until);
        case.move_to(Status::Tentative).await?;
        case.note("held", "hosted checkout").await?;
        let (reservation, now) = (case.key(), case.now);
        let amount = case.money(case.payments[place].amount)?;
        let row = &mut case.payments[place];
        row.attempts += 1;
        let attempt = IdempotencyKey::of_payment(reservation, row.id.key(), row.attempts.unsigned_abs());
        PaymentState::Pending.code().clone_into(&mut row.state);
        row.idempotency_key = Some(attempt.to_string());
        // Not in flight for others: what it waits for is the guest.
        row.session_reference = Some(String::new());
        row.sent_at = Some(now);
        let payment = row.id.key();
        case.save_payment(place).await?;
        self.ask(&case.tx, JobKind::SettleCharge, payment, now + super::CERTAINTY).await?;
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
            expires_at: Some(until),
        };
        case.commit().await?;
        Ok(Opening { reservation, payment, session })
    }

    /// The job behind an open page: asks whether it was paid, and closes it when its time is over.
    pub(super) async fn settle_session(
        &self,
        payment: &reservation_payment::Model,
    ) -> Result<After, BookingError> {
        let (key, now) = (payment.id.key(), self.now());
        let attempt = payment.idempotency_key.clone().unwrap_or_default();
        let reference = payment.session_reference.as_deref().filter(|reference| !reference.is_empty());
        let Some(reference) = reference.map(SessionReference::new) else {
            // The page was asked for and nobody heard its address: nobody can pay there.
            self.close(key, &attempt).await?;
            return Ok(After::Nothing);
        };
        let (provider, _) = self.line(payment).await?;
        let mut state = provider.find_session(&reference).await?;
        let until = self.hold_until(payment).await?;
        if state == SessionState::Open && until.is_none_or(|until| until <= now) {
            state = provider.close_session(&reference).await?;
        }
        match state {
            SessionState::Open | SessionState::Processing => Ok(After::At(now + ASK_AGAIN)),
            SessionState::Paid { charge, .. } => {
                let reference = charge.unwrap_or_else(|| ChargeReference::new(reference.as_str()));
                self.apply(key, &attempt, Outcome::Paid { reference }).await?;
                Ok(After::Nothing)
            }
            SessionState::Expired => {
                self.close(key, &attempt).await?;
                Ok(After::Nothing)
            }
        }
    }

    async fn close(&self, payment: Key, attempt: &str) -> Result<(), BookingError> {
        let message = "The payment page was closed.".to_owned();
        let decline = Decline { code: "session_expired".to_owned(), message };
        self.apply(payment, attempt, Outcome::Declined { reference: None, decline }).await
    }

    async fn hold_until(
        &self,
        payment: &reservation_payment::Model,
    ) -> Result<Option<chrono::DateTime<chrono::Utc>>, BookingError> {
        let row = store::reservation::find(self.store.read(), payment.reservation_id.key()).await?;
        Ok(row.and_then(|row| row.hold_until))
    }

    pub(crate) async fn follow_session(
        &self,
        account: AccountId,
        session: &SessionReference,
    ) -> Result<(), BookingError> {
        let payment =
            store::reservation::payment_by_reference(self.store.read(), account, session.as_str()).await?;
        let Some(payment) = payment.filter(|payment| payment.state == PaymentState::Pending.code()) else {
            return Ok(());
        };
        self.settle_session(&payment).await.map(drop)
    }

    /// A new case or the one of a former try, with the nights taken.
    async fn hold_for(&self, read: &ReadQuote, language: Option<Language>) -> Result<Case<'_>, BookingError> {
        let kind = BookingKind::of(
            read.terms.booking.book_online,
            read.terms.booking.pay_online,
            super::book::due_now(read),
        );
        if kind != Some(BookingKind::Payment) || !read.terms.booking.instant_book {
            return Err(BookingError::NotOnline);
        }
        // A payment page can only book, not ask.
        if !self.has_fresh_feeds(read.row.property_id.key()).await? {
            return Err(BookingError::NotOnline);
        }
        self.check_bookable(read).await?;
        let mut case = self.case_of_quote(read).await?.ok_or(BookingError::Locked)?;
        super::book::fill_in(&mut case, read, "", language);
        self.take_promotions(&case, read).await?;
        case.take_nights(Nights::of(read.request.stay, &read.terms)).await?;
        Ok(case)
    }
}
