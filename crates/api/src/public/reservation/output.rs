//! A reservation as its guest sees it.

use chrono::{DateTime, NaiveDate, Utc};
use domain::guest_key::Held;
use domain::money::currency::Currency;
use domain::reservations::number::booking_number;
use domain::reservations::reservation::{Headline, is_new};
use flows::reservations::{Moment, ReservationView};
use serde::Serialize;
use store::row::charges::reservation_refund;
use store::row::reservations::reservation_change;
use utoipa::ToSchema;

use super::super::currency::CurrencyOut;
use super::super::naming::Naming;
use super::super::reservation_credit_card::CardOut;
use super::super::reservation_payment::PaymentOut;
use crate::code;

#[derive(Debug, Serialize, ToSchema)]
pub struct ReservationOut {
    /// The guest key of the reservation; for users of the account, its own key.
    key: String,
    /// The API path of the reservation.
    uri: String,
    /// The booking number that guest and host tell each other.
    number: String,
    /// The key of the quote.
    quote: String,
    /// The key of the property.
    property: String,
    /// The namespace of the site.
    namespace: String,
    /// `o` open (the owner must approve it), `r` reserved, `t` tentative (a payment is under way), `d` declined, `c` canceled,
    /// `q` quote.
    status: code::ReservationStatus,
    /// Whether the stay is still to be booked: an attempt failed, and nothing is paid.
    is_new: bool,
    /// The heading of the status page: `requested`, `canceled`, `overdue` or `reserved`.
    headline: &'static str,
    /// `f` paid in full, `u` unpaid.
    paid_status: code::PaidStatus,
    /// `unpaid`, `deposit` (a part is paid, the rest is not due yet), `paid`, `overdue` or `refunded`; absent if there is nothing
    /// to pay and nothing was paid.
    payment_status: Option<code::PaymentStatus>,
    /// The amount still to be paid, in minor units.
    balance: i64,
    /// Whether the reservation was made as a request that the owner must approve.
    requested: bool,
    /// Whether an instant booking became a request only because the calendars of other channels could not be checked.
    in_doubt: bool,
    /// Whether a payment of a booked stay is past its due date.
    overdue: bool,
    /// Whether the owner or the partner has locked the reservation against changes.
    locked: bool,
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// The full address of the home on one line; absent until the stay is booked, and once it is canceled.
    address: Option<String>,
    adults: i32,
    children: i32,
    pets: i32,
    smoker: bool,
    currency: CurrencyOut,
    /// The price of the stay in minor units, without the deposit.
    total: i64,
    /// The refundable deposit in minor units.
    deposit: i64,
    /// `due`, `pending`, `held`, `charged`, `returned`, `failed` or `canceled`; absent if there is no deposit.
    deposit_state: Option<code::DepositState>,
    /// Whether `email` is a relay address of a channel instead of the guest's own.
    is_proxy_email: bool,
    /// `verifying` while the guest is asked to confirm the contact data, otherwise `confirmed`.
    contact_mode: code::ContactMode,
    first_name: String,
    last_name: String,
    email: String,
    phone: String,
    /// The guest's message to the owner.
    message: String,
    /// `m` if the property is kept here, `g` if in the partner's system.
    system_type: code::SystemType,
    /// The time until which the nights are held or the owner can approve the request; absent if there is no limit.
    hold_until: Option<DateTime<Utc>>,
    /// When the stay was booked; absent until then.
    booked_at: Option<DateTime<Utc>>,
    /// When the reservation was canceled; absent if it was not.
    canceled_at: Option<DateTime<Utc>>,
    /// The reason given for the cancellation; absent if there is none.
    cancel_reason: Option<String>,
    /// When the guest accepted the rental agreement; absent until then.
    agreed_at: Option<DateTime<Utc>>,
    payments: Vec<PaymentOut>,
    refunds: Vec<RefundOut>,
    credit_cards: Vec<CardOut>,
    /// Past and coming events, in order.
    timeline: Vec<MomentOut>,
    /// Whether the guest may change the stay.
    may_change: bool,
    /// A change that waits for its payment; absent if there is none.
    change: Option<PendingChangeOut>,
}

/// A change of the stay that takes effect when its payment is made.
#[derive(Debug, Serialize, ToSchema)]
pub struct PendingChangeOut {
    /// The key of the property.
    property: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    adults: i32,
    children: i32,
    pets: i32,
    smoker: bool,
    /// The new total in minor units.
    total: i64,
    /// The key of the payment that the change waits for.
    payment: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefundOut {
    key: String,
    /// The key of the refunded payment; absent if there is none.
    payment: Option<String>,
    /// The amount in minor units.
    amount: i64,
    reason: String,
    /// `due`, `pending` (being refunded), `refunded` or `failed`.
    state: code::RefundState,
    /// When the refund was made; absent until then.
    refunded_at: Option<DateTime<Utc>>,
}

/// A past or coming event of the reservation.
#[derive(Debug, Serialize, ToSchema)]
pub struct MomentOut {
    /// `requested`, `booked`, `changed`, `hold_ends`, `request_ends`, `payment`, `refund`, `deposit_hold`, `deposit_charge`,
    /// `check_in`, `check_out`, `deposit_release`, `deposit_refund` or `canceled`.
    kind: &'static str,
    /// The date on which the event happened or will happen.
    date: NaiveDate,
    /// The exact time; absent for events known only by date.
    at: Option<DateTime<Utc>>,
    /// The amount in minor units; absent for events without money.
    amount: Option<i64>,
    /// Whether the event has happened.
    done: bool,
}

impl ReservationOut {
    /// The reservation as users of the account see it.
    pub fn in_account(view: ReservationView) -> Self {
        Self::new(view, &Naming::Account)
    }

    pub fn new(view: ReservationView, naming: &Naming) -> Self {
        let address = view.address();
        let row = view.row;
        let currency: Currency = row.currency.parse().unwrap_or_default();
        Self {
            key: naming.key(Held::Reservation, row.id.key()),
            uri: naming.uri(Held::Reservation, row.id.key()),
            number: booking_number(row.id.key()),
            quote: naming.key(Held::Quote, row.quote_id.key()),
            property: row.property_id.key().to_string(),
            namespace: view.site.namespace,
            status: view.status.into(),
            is_new: is_new(Some((view.status, view.paid_status))),
            headline: headline(view.headline),
            paid_status: view.paid_status.into(),
            payment_status: view.payment_status.map(Into::into),
            balance: view.balance.balance,
            requested: row.requested,
            in_doubt: view.in_doubt,
            overdue: view.overdue,
            locked: row.locked,
            check_in: row.check_in,
            check_out: row.check_out,
            address,
            adults: row.adults,
            children: row.children,
            pets: row.pets,
            smoker: row.smoker,
            currency: currency.into(),
            total: row.total,
            deposit: row.deposit,
            deposit_state: view.deposit.map(|deposit| deposit.state.into()),
            is_proxy_email: row.is_proxy_email,
            contact_mode: row.contact_mode.into(),
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            phone: row.phone,
            message: row.message,
            system_type: view.property.system_type.into(),
            hold_until: row.hold_until,
            booked_at: row.booked_at,
            canceled_at: row.canceled_at,
            cancel_reason: row.cancel_reason,
            agreed_at: view.signature.map(|signature| signature.signed_at),
            payments: view
                .payments
                .into_iter()
                .map(|payment| PaymentOut::new(payment, currency, naming))
                .collect(),
            refunds: view.refunds.into_iter().map(|refund| RefundOut::new(refund, naming)).collect(),
            credit_cards: view.cards.into_iter().map(|card| CardOut::new(card, naming)).collect(),
            timeline: view.timeline.into_iter().map(MomentOut::from).collect(),
            may_change: view.may_change,
            change: view.change.map(|change| PendingChangeOut::new(&change, naming)),
        }
    }
}

impl PendingChangeOut {
    fn new(row: &reservation_change::Model, naming: &Naming) -> Self {
        Self {
            property: row.property_id.key().to_string(),
            check_in: row.check_in,
            check_out: row.check_out,
            adults: row.adults,
            children: row.children,
            pets: row.pets,
            smoker: row.smoker,
            total: row.total,
            payment: row.payment_id.map(|payment| naming.key(Held::Payment, payment.key())),
        }
    }
}

impl RefundOut {
    fn new(row: reservation_refund::Model, naming: &Naming) -> Self {
        Self {
            key: row.id.key().to_string(),
            payment: row.payment_id.map(|payment| naming.key(Held::Payment, payment.key())),
            amount: row.amount,
            reason: row.reason,
            state: row.state.into(),
            refunded_at: row.refunded_at,
        }
    }
}

impl From<Moment> for MomentOut {
    fn from(moment: Moment) -> Self {
        let Moment { kind, date, at, amount, done } = moment;
        Self { kind: kind.code(), date, at, amount, done }
    }
}

const fn headline(headline: Headline) -> &'static str {
    match headline {
        Headline::Requested => "requested",
        Headline::Canceled => "canceled",
        Headline::Overdue => "overdue",
        Headline::Reserved => "reserved",
    }
}
