//! What a refund policy comes to, before it is kept. Policies themselves are the generic layer's.

use axum::extract::State;
use chrono::NaiveDate;
use domain::refund::{Grace, RefundMethod, RefundPolicy, RefundSpan, RefundStep, RefundTier};
use flows::desk::SampleBooking;
use flows::{App, desk};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::By;
use super::sample_booking::{SampleBookingIn, SampleBookingOut, days_before};
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::Body;
use crate::json::Json;

/// A policy as it is typed, and the booking that it is tried on.
#[derive(Debug, Deserialize, ToSchema)]
pub struct RefundPreviewIn {
    /// `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`.
    #[schema(value_type = String)]
    method: RefundMethod,
    #[serde(default)]
    tiers: Vec<RefundTierIn>,
    #[serde(default)]
    grace_hours: Option<u32>,
    #[serde(default)]
    grace_days_before: Option<u32>,
    #[serde(flatten)]
    sample: SampleBookingIn,
}

/// At least so many days before check-in, so many percent come back.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub struct RefundTierIn {
    days: u32,
    percent: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefundPreviewOut {
    #[serde(flatten)]
    sample: SampleBookingOut,
    /// The agreement says; nothing can be reckoned.
    owner_decides: bool,
    /// All back in the first hours; nothing where the stay is too near, or the policy has no such hours.
    grace: Option<RefundGraceOut>,
    /// Every day from booking to arrival is in one of them.
    spans: Vec<RefundSpanOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefundGraceOut {
    hours: u32,
    until: NaiveDate,
    amount: i64,
}

/// Days of cancelation, the first and the last among them.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefundSpanOut {
    from: NaiveDate,
    until: NaiveDate,
    /// How long before arrival its last day is.
    days_before_check_in: i64,
    percent: u32,
    amount: i64,
}

/// What canceling a sample booking would bring back, day by day.
#[utoipa::path(
    post,
    operation_id = "preview_refund_policy",
    path = "/api/v2/refund-policy/preview",
    request_body = RefundPreviewIn,
    responses(
        (status = 200, body = RefundPreviewOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut)
    ),
    tag = "refund-policy"
)]
pub async fn preview(
    State(app): State<App>,
    By(caller): By,
    Body(input): Body<RefundPreviewIn>,
) -> Result<Json<RefundPreviewOut>, ApiError> {
    let sample = desk::sample_booking(&app, &caller, input.sample.into()).await?;
    let policy = input.policy()?;
    Ok(Json(RefundPreviewOut::new(&policy, sample)))
}

impl RefundPreviewIn {
    fn policy(&self) -> Result<RefundPolicy, ApiError> {
        let tiers: Vec<RefundTier> =
            self.tiers.iter().map(|tier| RefundTier { days: tier.days, percent: tier.percent }).collect();
        RefundTier::check_all(&tiers).map_err(|error| ApiError::field("tiers", error.to_string()))?;
        let grace = self.grace_hours.zip(self.grace_days_before);
        Ok(RefundPolicy {
            name: "".into(),
            method: self.method,
            text: "".into(),
            tiers,
            grace: grace.map(|(hours, days_before)| Grace { hours, days_before }),
        })
    }
}

impl RefundPreviewOut {
    fn new(policy: &RefundPolicy, sample: SampleBooking) -> Self {
        let SampleBooking { booked, stay, total } = sample;
        let span = |RefundSpan { from, until, percent, amount }| RefundSpanOut {
            from,
            until,
            days_before_check_in: days_before(&sample, until),
            percent,
            amount,
        };
        let grace = |RefundStep { until, hours_after_booking, amount, .. }| {
            hours_after_booking.map(|hours| RefundGraceOut { hours, until, amount })
        };
        Self {
            owner_decides: policy.method == RefundMethod::RentalContract,
            grace: policy.steps(stay, total, booked).into_iter().find_map(grace),
            spans: policy.spans(stay, total, booked).into_iter().map(span).collect(),
            sample: sample.into(),
        }
    }
}
