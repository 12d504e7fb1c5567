//! A reservation as its guest sees it.

use chrono::{DateTime, NaiveDate, Utc};
use domain::currency::Currency;
use domain::guest_key::Held;
use domain::reservation::Headline;
use flows::reservations::{Moment, ReservationView};
use serde::Serialize;
use store::row::{reservation_change, reservation_refund};
use utoipa::ToSchema;

use super::super::currency::CurrencyOut;
use super::super::naming::Naming;
use super::super::reservation_credit_card::CardOut;
use super::super::reservation_payment::PaymentOut;
use crate::code;

#[derive(Debug, Serialize, ToSchema)]
pub struct ReservationOut {
    key: String,
    uri: String,
    quote: String,
    property: String,
    namespace: String,
    /// o open, r reserved, t tentative, d declined, c canceled, q quote.
    status: code::ReservationStatus,
    /// What its page is headed by: requested, canceled, overdue or reserved.
    headline: &'static str,
    /// f paid in full, u unpaid.
    paid_status: code::PaidStatus,
    requested: bool,
    /// A request only because calendars of other channels could not be checked when it was made.
    in_doubt: bool,
    overdue: bool,
    locked: bool,
    check_in: NaiveDate,
    check_out: NaiveDate,
    adults: i32,
    children: i32,
    pets: i32,
    smoker: bool,
    currency: CurrencyOut,
    total: i64,
    deposit: i64,
    /// due, pending, held, charged, returned, failed or canceled; nothing where none is taken.
    deposit_state: Option<code::DepositState>,
    is_proxy_email: bool,
    contact_mode: code::ContactMode,
    first_name: String,
    last_name: String,
    email: String,
    phone: String,
    message: String,
    /// m ours, g the partner's.
    system_type: code::SystemType,
    /// Until then the nights are held, or the owner may answer.
    hold_until: Option<DateTime<Utc>>,
    booked_at: Option<DateTime<Utc>>,
    canceled_at: Option<DateTime<Utc>>,
    cancel_reason: Option<String>,
    /// When the guest agreed to the rental terms.
    agreed_at: Option<DateTime<Utc>>,
    payments: Vec<PaymentOut>,
    refunds: Vec<RefundOut>,
    credit_cards: Vec<CardOut>,
    timeline: Vec<MomentOut>,
    /// Whether the guest may move it to other dates.
    may_change: bool,
    /// Other dates that wait for their payment.
    change: Option<PendingChangeOut>,
}

/// The stay moves when the payment is made.
#[derive(Debug, Serialize, ToSchema)]
pub struct PendingChangeOut {
    check_in: NaiveDate,
    check_out: NaiveDate,
    total: i64,
    /// The key of the payment that it waits for.
    payment: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefundOut {
    key: String,
    payment: Option<String>,
    amount: i64,
    reason: String,
    /// due, pending, refunded or failed.
    state: code::RefundState,
    refunded_at: Option<DateTime<Utc>>,
}

/// Something that happened or will.
#[derive(Debug, Serialize, ToSchema)]
pub struct MomentOut {
    /// requested, booked, changed, `hold_ends`, `request_ends`, payment, refund, `check_in`, `check_out` or canceled.
    kind: &'static str,
    date: NaiveDate,
    at: Option<DateTime<Utc>>,
    amount: Option<i64>,
    done: bool,
}

impl ReservationOut {
    /// As the people of the account see it.
    pub fn in_account(view: ReservationView) -> Self {
        Self::new(view, &Naming::Account)
    }

    pub fn new(view: ReservationView, naming: &Naming) -> Self {
        let row = view.row;
        let currency: Currency = row.currency.parse().unwrap_or_default();
        Self {
            key: naming.key(Held::Reservation, row.id.key()),
            uri: naming.uri(Held::Reservation, row.id.key()),
            quote: naming.key(Held::Quote, row.quote_id.key()),
            property: row.property_id.key().to_string(),
            namespace: view.site.namespace,
            status: view.status.into(),
            headline: headline(view.headline),
            paid_status: view.paid_status.into(),
            requested: row.requested,
            in_doubt: view.in_doubt,
            overdue: view.overdue,
            locked: row.locked,
            check_in: row.check_in,
            check_out: row.check_out,
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
            check_in: row.check_in,
            check_out: row.check_out,
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
