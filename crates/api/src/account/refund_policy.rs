//! Preview of an unsaved cancellation policy. The policies themselves are a resource of the generic layer.

use axum::extract::State;
use chrono::NaiveDate;
use domain::policies::refund::{
    Grace, RefundMethod, RefundPolicy, RefundSpan, RefundStep, RefundTier, Refundable,
};
use flows::desk::SampleBooking;
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
pub struct RefundPreviewIn {
    /// `no_refunds`, `rental_contract`, `days_prior`, `booking_date` or `long_term`.
    #[schema(value_type = String)]
    method: RefundMethod,
    /// The refund by days before check-in.
    #[serde(default)]
    tiers: Vec<RefundTierIn>,
    /// The number of hours after booking in which everything is refunded.
    #[serde(default)]
    grace_hours: Option<u32>,
    /// The minimum number of days before check-in for the refund within `grace_hours`.
    #[serde(default)]
    grace_days_before: Option<u32>,
    #[serde(flatten)]
    sample: SampleBookingIn,
}

/// The refund for a cancellation at least a number of days before check-in.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefundTierIn {
    /// The number of days before check-in.
    days: u32,
    /// The refunded share in percent.
    percent: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefundPreviewOut {
    #[serde(flatten)]
    sample: SampleBookingOut,
    /// Whether the rental agreement decides, so the refund cannot be calculated.
    owner_decides: bool,
    /// The full refund in the first hours after booking; absent if the stay is too near or the policy has none.
    grace: Option<RefundGraceOut>,
    /// The refund by date of cancellation; the spans cover every day from booking to arrival.
    spans: Vec<RefundSpanOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefundGraceOut {
    /// The number of hours after booking.
    hours: u32,
    /// The date on which the hours end; approximate.
    until: NaiveDate,
    /// The refund in minor units.
    amount: i64,
}

/// A range of cancellation dates, first and last included.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefundSpanOut {
    /// The first date.
    from: NaiveDate,
    /// The last date.
    until: NaiveDate,
    /// The number of days from the last date to arrival.
    days_before_check_in: i64,
    /// The refunded share in percent.
    percent: u32,
    /// The refund in minor units.
    amount: i64,
}

/// Previews the refund of a sample booking by date of cancellation.
#[utoipa::path(
    post,
    operation_id = "preview_refund_policy",
    path = "/api/v2/refund-policy/preview",
    request_body = RefundPreviewIn,
    responses((status = 200, body = RefundPreviewOut)),
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
        let of = Refundable { stay, total, booked, nights: &[] };
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
            grace: policy.grace(&of).and_then(grace),
            spans: policy.spans(&of).into_iter().map(span).collect(),
            sample: sample.into(),
        }
    }
}
