//! A quote becomes a booking: at once, after a payment, or when the owner agrees.

use chrono::TimeDelta;
use domain::code::{JobKind, LetterKind, WebhookEvent};
use domain::key::Key;
use domain::language::Language;
use domain::refusal::Refusal;
use domain::reservation::{BookingKind, HOLD_MINUTES, Status};
use domain::terms::Standing;
use domain::text::search_words;
use payments::Presence;
use store::row::reservation_card;
use store::{StoreError, Tx};

use super::case::{Case, is_in_flight};
use super::charge::Order;
use super::nights::Nights;
use super::partner::PartnerOrder;
use super::rows::{bill_row, payment_rows, reservation_row};
use super::{BookingError, ReservationView};
use crate::House;
use crate::quote::{PromotionError, QuoteError, ReadQuote, TRIES};

/// Why a booking that would have stood at once was only asked for.
pub(super) const STALE_CALENDAR: &str = "stale_calendar";

#[derive(Clone, Debug)]
pub struct Wish {
    pub quote: Key,
    pub namespace: Option<String>,
    pub property: Option<Key>,
    pub card: Option<Key>,
    pub message: String,
    /// What the guest speaks, as far as anybody knows.
    pub language: Option<Language>,
    pub presence: Presence,
}

/// What the booking will be, decided before anything is written.
pub(super) struct Plan {
    kind: BookingKind,
    pub(super) card: Option<reservation_card::Model>,
    pub(super) instant: bool,
    /// It would be booked at once, if only the calendars of other channels were known.
    in_doubt: bool,
}

/// What to do once the first transaction stands.
enum Next {
    Charge(Box<Order>),
    AskPartner(Box<PartnerOrder>),
    Nothing,
}

impl House {
    /// One quote, one booking: whoever asks twice gets the same one.
    pub async fn book(&self, wish: &Wish) -> Result<ReservationView, BookingError> {
        for _ in 1..TRIES {
            match self.try_to_book(wish).await {
                Err(BookingError::Quote(QuoteError::Stale)) => (),
                answer => return answer,
            }
        }
        self.try_to_book(wish).await
    }

    async fn try_to_book(&self, wish: &Wish) -> Result<ReservationView, BookingError> {
        let read = self.read_quote(wish.quote).await?;
        check_place(&read, wish)?;
        if let Some(reservation) = self.known(&read).await? {
            return self.reservation(reservation).await;
        }
        let plan = self.plan(&read, wish).await?;
        let (reservation, next) = self.begin(&read, wish, &plan).await?;
        match next {
            Next::Charge(order) => self.send_charge(*order).await?,
            Next::AskPartner(order) => self.send_to_partner(&read, *order).await?,
            Next::Nothing => (),
        }
        self.reservation(reservation).await
    }

    /// The booking that the quote has become already.
    async fn known(&self, read: &ReadQuote) -> Result<Option<Key>, BookingError> {
        let Some(key) = read.reservation.as_ref().map(|row| row.id.key()) else { return Ok(None) };
        let case = Case::open(self, key).await?;
        standing(&case).map(|is_booked| is_booked.then_some(key))
    }

    async fn plan(&self, read: &ReadQuote, wish: &Wish) -> Result<Plan, BookingError> {
        let booking = read.terms.booking;
        let due_now = due_now(read);
        let kind = BookingKind::of(booking.book_online, booking.pay_online, due_now);
        let kind = kind.ok_or(BookingError::NotOnline)?;
        self.check_bookable(read).await?;
        let card = if kind.needs_card() { Some(self.chosen_card(read, wish).await?) } else { None };
        // Boxed: a booking is large enough without it.
        let in_doubt =
            booking.instant_book && !Box::pin(self.has_fresh_feeds(read.row.property_id.key())).await?;
        Ok(Plan { kind, card, instant: booking.instant_book && !in_doubt, in_doubt })
    }

    /// The price is still promised, whoever books has a name and an address, and the home is still sold.
    pub(super) async fn check_bookable(&self, read: &ReadQuote) -> Result<(), BookingError> {
        self.check_in_time(&read.row, &read.site).await?;
        for (field, value) in [("first_name", &read.row.first_name), ("email", &read.row.email)] {
            if value.trim().is_empty() {
                return Err(BookingError::Missing(field));
            }
        }
        self.check_sold(read).await
    }

    /// The price is promised; that the home is still sold and the day has not passed is not.
    async fn check_sold(&self, read: &ReadQuote) -> Result<(), BookingError> {
        let catalog = self.catalog(&read.site.namespace).await?;
        let home = catalog.homes.home(read.row.property_id.key());
        let home = home.filter(|home| home.terms.standing == Standing::Active);
        let refusal = match home {
            None => Refusal::Inactive,
            Some(home) if read.row.check_in < home.today(self.now()) => {
                Refusal::PastDate { today: home.today(self.now()) }
            }
            Some(_) => return Ok(()),
        };
        Err(QuoteError::Refused { refusal, nearest: Vec::new(), partner_email: None }.into())
    }

    async fn chosen_card(
        &self,
        read: &ReadQuote,
        wish: &Wish,
    ) -> Result<reservation_card::Model, BookingError> {
        let key = wish.card.ok_or(BookingError::Missing("credit_card"))?;
        let card = store::reservation::card(self.store.read(), key).await?;
        let card = card.filter(|card| card.quote_id == Some(read.row.id)).ok_or(BookingError::NoSuchCard)?;
        if card.requires_auth { Err(BookingError::CardUnproven) } else { Ok(card) }
    }

    /// Everything that must hold together: the nights, the reservation, its payments, the charge that is about to be sent, and the
    /// job that looks after it.
    async fn begin(&self, read: &ReadQuote, wish: &Wish, plan: &Plan) -> Result<(Key, Next), BookingError> {
        let Some(mut case) = self.case_of_quote(read).await? else {
            return Err(BookingError::Locked);
        };
        fill_in(&mut case, read, &wish.message, wish.language);
        self.take_promotions(&case, read).await?;
        self.attach_card(&mut case, plan).await?;
        let next = match &read.bill.partner {
            Some(offer) => {
                Next::AskPartner(Box::new(self.hold_for_partner(&mut case, read, offer, plan).await?))
            }
            None if plan.instant => self.take(&mut case, read, wish, plan).await?,
            None => self.request(&mut case, read, plan.in_doubt).await?,
        };
        let key = case.key();
        case.commit().await?;
        Ok((key, next))
    }

    /// The case of the quote, if it is still to be booked: a new one, or that of a try that came to nothing. The quote is what was read
    /// and priced, and nobody changes it until the case is written.
    pub(super) async fn case_of_quote(&self, read: &ReadQuote) -> Result<Option<Case<'_>>, BookingError> {
        let tx = self.store.write().await?;
        let quote = store::quote::lock(&tx, read.row.id.key()).await?;
        if quote.is_none_or(|quote| quote.version != read.row.version) {
            return Err(QuoteError::Stale.into());
        }
        let Some(row) = store::reservation::lock_by_quote(&tx, read.row.id.key()).await? else {
            return self.new_case(tx, read).await.map(Some);
        };
        let case = Case::of(self, tx, row).await?;
        Ok(if standing(&case)? { None } else { Some(case) })
    }

    pub(super) async fn take_promotions(
        &self,
        case: &Case<'_>,
        read: &ReadQuote,
    ) -> Result<(), BookingError> {
        for promotion in &read.bill.promotions {
            if !store::promotion::take_use(&case.tx, promotion.key).await? {
                let used_up = PromotionError { promotion: promotion.code.to_string(), refusal: None };
                return Err(QuoteError::Promotions(vec![used_up]).into());
            }
        }
        Ok(())
    }

    async fn take(
        &self,
        case: &mut Case<'_>,
        read: &ReadQuote,
        wish: &Wish,
        plan: &Plan,
    ) -> Result<Next, BookingError> {
        case.take_nights(Nights::of(read.request.stay, &read.terms)).await?;
        if plan.kind != BookingKind::Payment {
            case.reserve().await?;
            return Ok(Next::Nothing);
        }
        case.reservation.hold_until = Some(case.now + TimeDelta::minutes(HOLD_MINUTES));
        case.move_to(Status::Tentative).await?;
        case.note("held", "").await?;
        let place = case.payments.iter().position(|payment| payment.collect_while_booking);
        let place = place.ok_or(BookingError::NothingDue)?;
        let order = self.order(case, place, &read.site, wish.presence.clone()).await?;
        Ok(Next::Charge(Box::new(order)))
    }

    async fn request(
        &self,
        case: &mut Case<'_>,
        read: &ReadQuote,
        in_doubt: bool,
    ) -> Result<Next, BookingError> {
        let listing = store::listing::find(&case.tx, case.key().account(), read.row.listing_id.key()).await?;
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
        self.ask(&case.tx, JobKind::ExpireHold, case.key(), until).await?;
        case.tell_guest(to_guest, "").await?;
        case.tell_owner(to_owner, "").await?;
        case.announce(WebhookEvent::ReservationRequested).await?;
        Ok(Next::Nothing)
    }

    async fn new_case(&self, tx: Tx, read: &ReadQuote) -> Result<Case<'_>, BookingError> {
        let account = read.row.id.key().account();
        let row = reservation_row(read, self.new_key(account), self.now());
        store::keep::insert(&tx, row.clone()).await.map_err(|error| match error {
            // Somebody else turns the same quote into a booking at this moment.
            StoreError::Duplicate => BookingError::Locked,
            other => other.into(),
        })?;
        store::keep::insert(&tx, bill_row(read, &row)).await?;
        store::thread::join_to_reservation(&tx, read.row.id.key(), row.id.key()).await?;
        let card = read.terms.booking.pay_online;
        for payment in payment_rows(read, &row, card) {
            store::keep::insert(&tx, payment).await?;
        }
        Case::of(self, tx, row).await
    }

    async fn attach_card(&self, case: &mut Case<'_>, plan: &Plan) -> Result<(), BookingError> {
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
}

fn check_place(read: &ReadQuote, wish: &Wish) -> Result<(), BookingError> {
    let site = wish.namespace.as_ref().is_none_or(|namespace| *namespace == read.site.namespace);
    let home = wish.property.is_none_or(|property| property == read.row.property_id.key());
    if site && home { Ok(()) } else { Err(BookingError::OtherPlace) }
}

/// A second try after a decline may come with other words and another card.
pub(super) fn fill_in(case: &mut Case<'_>, read: &ReadQuote, message: &str, language: Option<Language>) {
    let quote = &read.row;
    let row = &mut case.reservation;
    message.trim().clone_into(&mut row.message);
    language.map_or("", Language::code).clone_into(&mut row.language);
    row.first_name.clone_from(&quote.first_name);
    row.last_name.clone_from(&quote.last_name);
    row.email.clone_from(&quote.email);
    row.phone.clone_from(&quote.phone);
    row.search_text = search_words([&*row.first_name, &row.last_name, &row.email, &row.phone]);
}

/// Whether the quote is a booking already; one that is just being made is locked, one that came to nothing can be tried again.
fn standing(case: &Case<'_>) -> Result<bool, BookingError> {
    match case.status()? {
        // The partner is being asked.
        Status::Quote | Status::Tentative if case.is_asking_partner() => Err(BookingError::Locked),
        Status::Quote => Ok(false),
        Status::Tentative if case.payments.iter().any(is_in_flight) => Err(BookingError::Locked),
        Status::Tentative | Status::Open | Status::Reserved => Ok(true),
        Status::Declined | Status::Canceled => Err(QuoteError::Booked.into()),
    }
}

pub(super) fn due_now(read: &ReadQuote) -> i64 {
    let now = read.bill.quote.payments.iter().filter(|payment| payment.collect_while_booking);
    now.map(|payment| payment.amount).sum()
}
