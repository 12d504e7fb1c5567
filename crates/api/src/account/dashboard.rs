//! The dashboard of an account.

use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use domain::time::month::Month;
use flows::insight::{Dashboard, DayAhead, MonthBeside};
use flows::{App, insight};
use serde::Serialize;
use store::insight::dashboard::{FeedNow, PaymentNow, RefundNow, StayNow, Top};
use store::row::inbox::thread;
use utoipa::ToSchema;

use super::caller::By;
use super::figures::FiguresOut;
use crate::error::ApiError;
use crate::json::Json;

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardOut {
    /// The current date in the account's time zone.
    today: NaiveDate,
    /// The number of homes.
    properties: usize,
    /// Today and the next six days, each by the local date of the home.
    days: Vec<DayAheadOut>,
    /// Requests that wait for the owner's approval.
    requests: DashboardStays,
    /// Conversations with unread messages.
    unread: DashboardThreads,
    /// Payments that failed.
    failed_payments: DashboardPayments,
    /// Payments that are past their due date.
    overdue_payments: DashboardPayments,
    /// Refunds that the bank rejected, so a user must act.
    failed_refunds: DashboardRefunds,
    /// Calendar feeds that cannot be read.
    feeds_in_trouble: DashboardFeeds,
    /// The number of calendar events that overlap stays because they arrived too late.
    conflicts: u64,
    /// The number of e-mails of the last 14 days (in the account's time zone) that could not be delivered; absent without the
    /// permission `settings`.
    failed_letters: Option<u64>,
    /// The number of webhooks of the last 14 days (in the account's time zone) that could not be delivered; absent without the
    /// permission `settings`.
    failed_webhooks: Option<u64>,
    /// The last twelve months, including the current one.
    months: Vec<MonthBesideOut>,
    /// The sum of these twelve months.
    this_year: FiguresOut,
    /// The sum of the twelve months before.
    last_year: FiguresOut,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DayAheadOut {
    /// The date.
    date: NaiveDate,
    /// Stays that begin on this date.
    arrivals: DashboardStays,
    /// Stays that end on this date.
    departures: DashboardStays,
    /// The number of stays that include the following night.
    in_house: u64,
}

/// The total number of stays and the first of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardStays {
    /// The total number.
    count: u64,
    /// The first of them.
    results: Vec<DashboardStay>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardStay {
    /// The reservation's key.
    key: String,
    /// The property's key.
    property: String,
    property_name: String,
    first_name: String,
    last_name: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// The local check-in time of the home, such as `16:00`.
    check_in_time: String,
    /// The local check-out time of the home, such as `11:00`.
    check_out_time: String,
    adults: i32,
    children: i32,
    pets: i32,
    /// The ISO 4217 code of the currency.
    currency: String,
    /// The price of the stay in minor units.
    total: i64,
    /// When a request expires; absent for other stays.
    answer_by: Option<DateTime<Utc>>,
    /// The number of seconds until `answer_by`.
    seconds_left: Option<i64>,
}

/// The total number of conversations and the first of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardThreads {
    /// The total number.
    count: u64,
    /// The first of them.
    results: Vec<DashboardThread>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardThread {
    /// The key of the conversation.
    key: String,
    /// The key of the reservation; absent if the conversation is not about one.
    reservation: Option<String>,
    guest_name: String,
    subject: String,
    /// The beginning of the last message.
    last_snippet: String,
    last_message_at: DateTime<Utc>,
    /// The number of unread messages.
    unread: i32,
}

/// The total number of payments and the first of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardPayments {
    /// The total number.
    count: u64,
    /// The first of them.
    results: Vec<DashboardPayment>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardPayment {
    /// The payment's key.
    key: String,
    due_date: NaiveDate,
    /// The amount in minor units.
    amount: i64,
    /// The reason why the last attempt failed; absent if it did not.
    failure: Option<String>,
    reservation: DashboardStay,
}

/// The total number of refunds and the first of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardRefunds {
    /// The total number.
    count: u64,
    /// The first of them.
    results: Vec<DashboardRefund>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardRefund {
    /// The refund's key.
    key: String,
    /// The amount in minor units.
    amount: i64,
    /// The bank's reason; absent if it gave none.
    failure: Option<String>,
    failed_at: DateTime<Utc>,
    reservation: DashboardStay,
}

/// The total number of calendar feeds and the first of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardFeeds {
    /// The total number.
    count: u64,
    /// The first of them.
    results: Vec<DashboardFeed>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardFeed {
    /// The key of the calendar feed.
    key: String,
    /// The name of the calendar feed.
    name: String,
    property_name: String,
    /// The reason why the feed cannot be read.
    failure: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MonthBesideOut {
    /// The month as `YYYY-MM`.
    #[schema(value_type = String)]
    month: Month,
    /// The month itself.
    this_year: FiguresOut,
    /// The same month of the year before.
    last_year: FiguresOut,
}

/// Returns arrivals, departures, open tasks, and the last twelve months compared with the twelve before.
#[utoipa::path(
    get,
    operation_id = "get_dashboard",
    path = "/api/v2/dashboard",
    responses((status = 200, body = DashboardOut)),
    tag = "dashboard"
)]
pub async fn get(State(app): State<App>, By(caller): By) -> Result<Json<DashboardOut>, ApiError> {
    Ok(Json(insight::dashboard(&app, &caller).await?.into()))
}

impl From<Dashboard> for DashboardOut {
    fn from(board: Dashboard) -> Self {
        let now = board.now;
        Self {
            today: board.today,
            properties: board.homes,
            days: board.days.into_iter().map(|day| DayAheadOut::at(day, now)).collect(),
            requests: stays(board.requests, now),
            unread: threads(board.unread),
            failed_payments: payments(board.failed_payments, now),
            overdue_payments: payments(board.overdue_payments, now),
            failed_refunds: refunds(board.failed_refunds, now),
            feeds_in_trouble: feeds(board.feeds),
            conflicts: board.conflicts,
            failed_letters: board.undelivered.map(|lost| lost.letters),
            failed_webhooks: board.undelivered.map(|lost| lost.webhooks),
            this_year: (&board.this_year).into(),
            last_year: (&board.last_year).into(),
            months: board.months.iter().map(MonthBesideOut::from).collect(),
        }
    }
}

impl DayAheadOut {
    fn at(day: DayAhead, now: DateTime<Utc>) -> Self {
        Self {
            date: day.date,
            arrivals: stays(day.arrivals, now),
            departures: stays(day.departures, now),
            in_house: day.in_house,
        }
    }
}

impl From<&MonthBeside> for MonthBesideOut {
    fn from(beside: &MonthBeside) -> Self {
        Self { month: beside.month, this_year: (&beside.now).into(), last_year: (&beside.year_before).into() }
    }
}

fn stays(Top { rows, count }: Top<StayNow>, now: DateTime<Utc>) -> DashboardStays {
    DashboardStays { count, results: rows.into_iter().map(|stay| DashboardStay::at(stay, now)).collect() }
}

impl DashboardStay {
    fn at(stay: StayNow, now: DateTime<Utc>) -> Self {
        Self {
            key: stay.id.key().to_string(),
            property: stay.property_id.key().to_string(),
            property_name: stay.property_name,
            first_name: stay.first_name,
            last_name: stay.last_name,
            check_in: stay.check_in,
            check_out: stay.check_out,
            check_in_time: stay.check_in_time,
            check_out_time: stay.check_out_time,
            adults: stay.adults,
            children: stay.children,
            pets: stay.pets,
            currency: stay.currency,
            total: stay.total,
            answer_by: stay.hold_until,
            seconds_left: stay.hold_until.map(|until| (until - now).num_seconds().max(0)),
        }
    }
}

fn threads(Top { rows, count }: Top<thread::Model>) -> DashboardThreads {
    let thread = |row: thread::Model| DashboardThread {
        key: row.id.key().to_string(),
        reservation: row.reservation_id.map(|id| id.key().to_string()),
        guest_name: row.guest_name,
        subject: row.subject,
        last_snippet: row.last_snippet,
        last_message_at: row.last_message_at,
        unread: row.unread,
    };
    DashboardThreads { count, results: rows.into_iter().map(thread).collect() }
}

fn payments(Top { rows, count }: Top<PaymentNow>, now: DateTime<Utc>) -> DashboardPayments {
    let payment = |row: PaymentNow| DashboardPayment {
        key: row.id.key().to_string(),
        due_date: row.due_date,
        amount: row.amount,
        failure: row.failure,
        reservation: DashboardStay::at(row.stay, now),
    };
    DashboardPayments { count, results: rows.into_iter().map(payment).collect() }
}

fn refunds(Top { rows, count }: Top<RefundNow>, now: DateTime<Utc>) -> DashboardRefunds {
    let refund = |row: RefundNow| DashboardRefund {
        key: row.id.key().to_string(),
        amount: row.amount,
        failure: row.failure,
        failed_at: row.failed_at,
        reservation: DashboardStay::at(row.stay, now),
    };
    DashboardRefunds { count, results: rows.into_iter().map(refund).collect() }
}

fn feeds(Top { rows, count }: Top<FeedNow>) -> DashboardFeeds {
    let feed = |row: FeedNow| DashboardFeed {
        key: row.id.key().to_string(),
        name: row.name,
        property_name: row.property_name,
        failure: row.failure,
    };
    DashboardFeeds { count, results: rows.into_iter().map(feed).collect() }
}
