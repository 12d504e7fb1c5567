//! A guest moves a booked stay to other dates. What it costs is shown to the cent before; then the nights it did not have are held,
//! what is due now is charged, and only with the money does the stay move. A card that is declined leaves everything as it was.

mod finish;
mod plan;
mod schedule;

use domain::currency::Currency;
use domain::instalments::Open;
use domain::key::Key;
use domain::reservation::{ChangeState, PaymentMethod, Status};
use domain::stay::Stay;
use domain::terms::Terms;
use payments::Presence;
use store::row::{reservation, reservation_card, reservation_change, reservation_payment};
use store::{StoreError, keep};

use super::cancel::{CanceledBy, Giving};
use super::case::Case;
use super::charge::Order;
use super::nights::Nights;
use super::rows::payment_row;
use super::{BookingError, ReservationView};
use crate::House;
use crate::access::Caller;
use crate::quote::{Difference, PromotionError};
use plan::Planned;

#[derive(Clone, Debug)]
pub struct ChangeWish {
    pub reservation: Key,
    pub stay: Stay,
    /// Another card than the one that paid before.
    pub card: Option<Key>,
    /// What the guest was shown; nothing happens if it is no longer so.
    pub agreed: Option<Agreed>,
    pub presence: Presence,
    pub by: Mover,
}

/// Who moves the stay decides what binds them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The rules of the listing, and what canceling would not return.
    Guest,
    /// Only what is taken by others: rules can be set aside, and the total can be another one.
    Owner { despite_rules: bool, total: Option<i64> },
}

impl Mover {
    const fn is_bound(self) -> bool {
        !matches!(self, Self::Owner { despite_rules: true, .. })
    }

    const fn as_canceled(self) -> CanceledBy {
        match self {
            Self::Guest => CanceledBy::Guest,
            Self::Owner { .. } => CanceledBy::Owner(Giving::Everything),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    pub total: i64,
    pub due_now: i64,
    pub refund: i64,
}

/// What other dates would mean.
#[derive(Clone, Debug)]
pub struct ChangePreview {
    pub currency: Currency,
    pub stay: Stay,
    pub difference: Difference,
    /// Part of the new total that only the refund policy keeps.
    pub kept: i64,
    /// The policy leaves it to the owner, who may give back more.
    pub owner_decides: bool,
    pub due_now: i64,
    pub refund: i64,
    pub later: Vec<Open>,
    pub deposit: i64,
    /// What is due now is taken from it.
    pub card: Option<reservation_card::Model>,
    pub promo_errors: Vec<PromotionError>,
}

impl ChangePreview {
    pub const fn terms(&self) -> Agreed {
        Agreed { total: self.difference.after, due_now: self.due_now, refund: self.refund }
    }
}

impl House {
    pub async fn preview_change(
        &self,
        caller: Option<&Caller>,
        reservation: Key,
        stay: Stay,
        by: Mover,
    ) -> Result<ChangePreview, BookingError> {
        self.admit(caller, reservation).await?;
        let case = Case::open(self, reservation).await?;
        Ok(self.plan_change(&case, stay, None, by).await?.preview)
    }

    /// Whoever asks twice for the same dates has changed them once. Without a caller it is the guest who asks.
    pub async fn change_dates(
        &self,
        caller: Option<&Caller>,
        wish: &ChangeWish,
    ) -> Result<ReservationView, BookingError> {
        self.admit(caller, wish.reservation).await?;
        self.check_calendars(wish).await?;
        self.abandon_open_change(wish.reservation).await?;
        let mut case = Case::open(self, wish.reservation).await?.by(caller, "move");
        case.check_nothing_pending()?;
        match self.plan_change(&case, wish.stay, wish.card, wish.by).await {
            Err(BookingError::SameDates) => (),
            Err(error) => return Err(error),
            Ok(planned) => {
                planned.check(wish.agreed)?;
                let order = self.begin_change(&mut case, planned, wish).await?;
                case.commit().await?;
                if let Some(order) = order {
                    self.send_charge(order).await?;
                }
            }
        }
        self.reservation(wish.reservation).await
    }

    /// Nights that a guest moves to are promised at once, so what other channels say of them has to be known, as when they are booked.
    async fn check_calendars(&self, wish: &ChangeWish) -> Result<(), BookingError> {
        if wish.by != Mover::Guest {
            return Ok(());
        }
        let db = self.store.read();
        let row = store::reservation::find(db, wish.reservation).await?;
        let property = row.ok_or(BookingError::NoSuchReservation)?.property_id.key();
        let owned = store::reservation::nights(db, wish.reservation).await?;
        let (first, until) = (wish.stay.check_in(), wish.stay.check_out());
        let needs_more =
            first.iter_days().take_while(|day| *day < until).any(|night| !owned.contains(&night));
        // Boxed: a change is large enough without it.
        if needs_more && !Box::pin(self.has_fresh_feeds(property)).await? {
            return Err(BookingError::CalendarUnknown);
        }
        Ok(())
    }

    /// A change that waits for a proof gives way to the next one.
    async fn abandon_open_change(&self, reservation: Key) -> Result<(), BookingError> {
        let changes = store::reservation_change::of_reservation(self.store.read(), reservation).await?;
        let waiting = changes.into_iter().filter(is_open).find_map(|change| change.payment_id);
        match waiting {
            Some(payment) => self.abandon_proof(payment.key()).await,
            None => Ok(()),
        }
    }

    /// Holds the new nights and writes down what is to be charged; without a charge the stay moves at once. An owner moves a stay
    /// whose guest left no card, too: what is due stays due.
    async fn begin_change(
        &self,
        case: &mut Case<'_>,
        planned: Planned,
        wish: &ChangeWish,
    ) -> Result<Option<Order>, BookingError> {
        let nights = Nights::of(planned.preview.stay, &planned.moved.terms);
        let event = case.hold_more_nights(&nights).await?;
        let mut change = case.change_row(&planned)?;
        change.event_id = event.map(Into::into);
        let terms = store::listing_terms::row(planned.moved.listing, &planned.moved.terms, case.now)?;
        change.terms_id = terms.id;
        store::listing_terms::keep(&case.tx, terms).await?;
        let due_now = planned.preview.due_now;
        let is_paid_otherwise = case.payment_method() != PaymentMethod::Card.code();
        let is_left_open = planned.preview.card.is_none() && wish.by != Mover::Guest;
        if due_now == 0 || is_paid_otherwise || is_left_open {
            keep::insert(&case.tx, change.clone()).await?;
            Box::pin(case.finish_change(change)).await?;
            return Ok(None);
        }
        let card = planned.preview.card.as_ref().ok_or(BookingError::Missing("credit_card"))?;
        case.mention("charged", due_now);
        let place = case.add_payment(planned.today, due_now, Some(card.id)).await?;
        change.payment_id = Some(case.payments[place].id);
        keep::insert(&case.tx, change).await?;
        let dates = format!("{} {}", planned.preview.stay.check_in(), planned.preview.stay.check_out());
        case.note("change_begun", dates).await?;
        Ok(Some(self.order(case, place, &planned.site, wish.presence.clone()).await?))
    }
}

impl Case<'_> {
    fn change_row(&self, planned: &Planned) -> Result<reservation_change::Model, StoreError> {
        let (former, stay) = (&self.reservation, planned.preview.stay);
        Ok(reservation_change::Model {
            account_id: self.reservation.account_id,
            id: self.house.new_key(self.key().account()).into(),
            reservation_id: self.reservation.id,
            payment_id: None,
            event_id: None,
            state: ChangeState::Open.code().to_owned(),
            check_in: stay.check_in(),
            check_out: stay.check_out(),
            total: planned.preview.difference.after,
            kept_at_least: planned.kept_at_least,
            terms_id: former.terms_id,
            bill: planned.moved.bill.write()?,
            former_check_in: former.check_in,
            former_check_out: former.check_out,
            former_total: former.total,
            former_terms_id: former.terms_id,
            former_bill: planned.sold.bill.write()?,
            created_at: self.now,
            updated_at: self.now,
            version: 1,
        })
    }

    /// The change that a payment was asked for.
    pub(super) async fn change_of(
        &self,
        place: usize,
    ) -> Result<Option<reservation_change::Model>, StoreError> {
        store::reservation_change::of_payment(&self.tx, self.payments[place].id.key()).await
    }

    /// How the stay is paid: as it was, and nothing else.
    fn payment_method(&self) -> &str {
        self.payments.last().map_or(PaymentMethod::Card.code(), |payment| payment.method.as_str())
    }

    async fn add_payment(
        &mut self,
        due_date: chrono::NaiveDate,
        amount: i64,
        card_id: Option<store::row::Id>,
    ) -> Result<usize, StoreError> {
        let position = self.payments.iter().map(|payment| payment.position + 1).max().unwrap_or(0);
        let key = self.house.new_key(self.key().account());
        let row = payment_row(&self.reservation, key, position, due_date, amount, self.payment_method());
        let (created_at, updated_at) = (self.now, self.now);
        let row = reservation_payment::Model { card_id, created_at, updated_at, ..row };
        keep::insert(&self.tx, row.clone()).await?;
        self.payments.push(row);
        Ok(self.payments.len() - 1)
    }
}

pub(super) fn is_open(change: &reservation_change::Model) -> bool {
    change.state == ChangeState::Open.code()
}

/// Whether anybody can move the stay: it is booked, here, and nobody has locked it.
pub(super) fn check_movable(row: &reservation::Model) -> Result<(), BookingError> {
    if row.status != Status::Reserved.code() || row.partner_reservation_id.is_some() {
        return Err(BookingError::NotChangeable);
    }
    if row.locked { Err(BookingError::Locked) } else { Ok(()) }
}

/// Whether the guest may move the stay: it is booked here, has not begun, and its owner lets guests change their stays.
pub(super) fn check_changeable(
    row: &reservation::Model,
    payments: &[reservation_payment::Model],
    terms: &Terms,
    today: chrono::NaiveDate,
) -> Result<(), BookingError> {
    check_movable(row)?;
    let by_channel = payments.iter().any(|payment| payment.method == PaymentMethod::Channel.code());
    let is_ahead = today < row.check_in;
    if !is_ahead || by_channel {
        return Err(BookingError::NotChangeable);
    }
    if terms.booking.renter_can_modify { Ok(()) } else { Err(crate::quote::QuoteError::MayNotModify.into()) }
}
