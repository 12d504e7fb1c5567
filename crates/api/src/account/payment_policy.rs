//! Preview of an unsaved payment policy. The policies themselves are a resource of the generic layer.

use axum::extract::State;
use chrono::NaiveDate;
use domain::policies::payment_plan::PaymentPlan;
use flows::{App, desk};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::By;
use super::sample_booking::{SampleBookingIn, SampleBookingOut, days_before};
use crate::error::ApiError;
use crate::extract::Body;
use crate::json::Json;

/// An unsaved policy and a sample booking.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PaymentPreviewIn {
    /// The parts of the policy, as it stores them: `{"share": …, "due": …}`.
    #[serde(default)]
    #[schema(value_type = Vec<serde_json::Value>)]
    parts: PaymentPlan,
    #[serde(flatten)]
    sample: SampleBookingIn,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentPreviewOut {
    #[serde(flatten)]
    sample: SampleBookingOut,
    payments: Vec<PaymentStepOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentStepOut {
    /// The date on which the payment is due.
    due_date: NaiveDate,
    /// The number of days from the due date to check-in.
    days_before_check_in: i64,
    /// The amount in minor units.
    amount: i64,
    /// Whether the payment is due with the booking itself.
    collect_while_booking: bool,
}

/// Previews the payments of a sample booking and their dates.
#[utoipa::path(
    post,
    operation_id = "preview_payment_policy",
    path = "/api/v2/payment-policy/preview",
    request_body = PaymentPreviewIn,
    responses((status = 200, body = PaymentPreviewOut)),
    tag = "payment-policy"
)]
pub async fn preview(
    State(app): State<App>,
    By(caller): By,
    Body(input): Body<PaymentPreviewIn>,
) -> Result<Json<PaymentPreviewOut>, ApiError> {
    let sample = desk::sample_booking(&app, &caller, input.sample.into()).await?;
    input.parts.check().map_err(|error| ApiError::field("parts", error.to_string()))?;
    let due = input.parts.schedule(sample.total, sample.booked, sample.stay.check_in());
    let payments = due.into_iter().map(|part| PaymentStepOut {
        due_date: part.due_date,
        days_before_check_in: days_before(&sample, part.due_date),
        amount: part.amount,
        collect_while_booking: part.collect_while_booking,
    });
    Ok(Json(PaymentPreviewOut { payments: payments.collect(), sample: sample.into() }))
}
