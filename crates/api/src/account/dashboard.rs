//! What the people of an account see first.

use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use domain::month::Month;
use flows::insight::{Dashboard, DayAhead, MonthBeside};
use flows::{App, insight};
use serde::Serialize;
use store::dashboard::{FeedNow, PaymentNow, RefundNow, StayNow, Top};
use store::row::thread;
use utoipa::ToSchema;

use super::caller::By;
use super::figures::FiguresOut;
use crate::error::{ApiError, ErrorOut};
use crate::json::Json;

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardOut {
    /// The day that it is where the account is.
    today: NaiveDate,
    /// How many homes there are.
    properties: usize,
    /// Today and the six days after it: in every home the one that it is there.
    days: Vec<DayAheadOut>,
    requests: DashboardStays,
    unread: DashboardThreads,
    failed_payments: DashboardPayments,
    overdue_payments: DashboardPayments,
    /// What the bank did not take back; somebody has to.
    failed_refunds: DashboardRefunds,
    feeds_in_trouble: DashboardFeeds,
    /// Entries of calendars that came too late for their nights.
    conflicts: u64,
    /// Letters of the last two weeks, by days of the account, that could not be delivered; nothing without the permission `settings`.
    failed_letters: Option<u64>,
    /// Webhooks of the last two weeks, by days of the account, that could not be delivered; nothing without the permission `settings`.
    failed_webhooks: Option<u64>,
    /// The last twelve months, this one included.
    months: Vec<MonthBesideOut>,
    /// All of these months together.
    this_year: FiguresOut,
    /// The twelve months before them.
    last_year: FiguresOut,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DayAheadOut {
    date: NaiveDate,
    arrivals: DashboardStays,
    departures: DashboardStays,
    /// Stays that sleep there in the following night.
    in_house: u64,
}

/// The first of them, and how many there are.
#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardStays {
    count: u64,
    results: Vec<DashboardStay>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardStay {
    /// The reservation's key.
    key: String,
    property: String,
    property_name: String,
    first_name: String,
    last_name: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// On the home's clock, `16:00`.
    check_in_time: String,
    check_out_time: String,
    adults: i32,
    children: i32,
    pets: i32,
    currency: String,
    total: i64,
    /// Until when a request can be answered.
    answer_by: Option<DateTime<Utc>>,
    /// How long that is from now.
    seconds_left: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardThreads {
    count: u64,
    results: Vec<DashboardThread>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardThread {
    key: String,
    reservation: Option<String>,
    guest_name: String,
    subject: String,
    last_snippet: String,
    last_message_at: DateTime<Utc>,
    unread: i32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardPayments {
    count: u64,
    results: Vec<DashboardPayment>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardPayment {
    key: String,
    due_date: NaiveDate,
    amount: i64,
    failure: Option<String>,
    reservation: DashboardStay,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardRefunds {
    count: u64,
    results: Vec<DashboardRefund>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardRefund {
    key: String,
    amount: i64,
    /// In the bank's words.
    failure: Option<String>,
    failed_at: DateTime<Utc>,
    reservation: DashboardStay,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardFeeds {
    count: u64,
    results: Vec<DashboardFeed>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DashboardFeed {
    key: String,
    name: String,
    property_name: String,
    failure: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MonthBesideOut {
    #[schema(value_type = String)]
    month: Month,
    this_year: FiguresOut,
    /// The same month a year earlier.
    last_year: FiguresOut,
}

/// Arrivals, departures and what waits for somebody; and the last twelve months beside the twelve before.
#[utoipa::path(
    get,
    operation_id = "get_dashboard",
    path = "/api/v2/dashboard",
    responses(
        (status = 200, body = DashboardOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut)
    ),
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
