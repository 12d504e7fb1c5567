//! Sums of the payments of all reservations. The payments themselves are a resource of the generic layer.

use axum::extract::State;
use chrono::NaiveDate;
use flows::{App, charges};
use serde::Serialize;
use store::charges::reservation_payment::PaymentSum;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::ApiError;
use crate::json::Json;

/// The sums of payments by state, each equal to the sum of the list with the same filters.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentSummaryOut {
    /// The current date in the account's time zone.
    today: NaiveDate,
    /// The first day that `paid` includes.
    paid_since: NaiveDate,
    /// Payments that failed after the last attempt.
    failed: Vec<PaymentSumOut>,
    /// Payments of booked stays that need attention: due before today, or failed after the last attempt.
    overdue: Vec<PaymentSumOut>,
    /// Payments of booked stays that are due today or later.
    due: Vec<PaymentSumOut>,
    /// Payments that are being charged.
    pending: Vec<PaymentSumOut>,
    /// Payments received in the last 30 days.
    paid: Vec<PaymentSumOut>,
}

/// The sum in one currency.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentSumOut {
    /// The ISO 4217 code of the currency.
    currency: String,
    /// The number of payments.
    count: u64,
    /// The sum in minor units.
    amount: i64,
}

/// Returns the sums of paid, due, overdue and failed payments.
#[utoipa::path(
    get,
    operation_id = "summarize_reservation_payments",
    path = "/api/v2/reservation-payment/summary",
    responses((status = 200, body = PaymentSummaryOut)),
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
