//! Payments of all reservations in sums. The payments themselves are the generic layer's.

use axum::extract::State;
use chrono::NaiveDate;
use flows::{App, charges};
use serde::Serialize;
use store::reservation_payment::PaymentSum;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, ErrorOut};
use crate::json::Json;

/// Each sum is of the payments that a list with the same filters shows.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentSummaryOut {
    /// Today, where the account is.
    today: NaiveDate,
    /// The first day of which `paid` tells.
    paid_since: NaiveDate,
    /// Given up after the last try.
    failed: Vec<PaymentSumOut>,
    /// Of booked stays, due before today.
    overdue: Vec<PaymentSumOut>,
    /// Of booked stays, due today or later.
    due: Vec<PaymentSumOut>,
    /// Being charged at this moment.
    pending: Vec<PaymentSumOut>,
    /// What came in the last thirty days.
    paid: Vec<PaymentSumOut>,
}

/// Of one currency.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentSumOut {
    currency: String,
    count: u64,
    amount: i64,
}

/// What came, what is due, what is late and what failed.
#[utoipa::path(
    get,
    operation_id = "summarize_reservation_payments",
    path = "/api/v2/reservation-payment/summary",
    responses(
        (status = 200, body = PaymentSummaryOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut)
    ),
    tag = "reservation-payment"
)]
pub async fn summarize(State(app): State<App>, By(caller): By) -> Result<Json<PaymentSummaryOut>, ApiError> {
    let told = charges::payment_summary(&app, &caller).await?;
    let sums = |sums: Vec<PaymentSum>| sums.into_iter().map(PaymentSumOut::from).collect();
    Ok(Json(PaymentSummaryOut {
        today: told.today,
        paid_since: told.paid_since,
        failed: sums(told.failed),
        overdue: sums(told.overdue),
        due: sums(told.due),
        pending: sums(told.pending),
        paid: sums(told.paid),
    }))
}

impl From<PaymentSum> for PaymentSumOut {
    fn from(PaymentSum { currency, count, amount }: PaymentSum) -> Self {
        Self { currency, count, amount }
    }
}
