//! What a promotion takes off, before it is kept. Promotions themselves are the generic layer's.

use domain::code::UnknownCode;
use domain::promotion::{Benefit, PromotionBase, PromotionKind, Takings};
use domain::role::Permission;
use domain::rounding::{MAX_AMOUNT, portion};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::Body;
use crate::json::Json;

const MOST_NIGHTS: u32 = 365;

/// A promotion as it is typed, and the stay that it is tried on.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PromotionPreviewIn {
    /// `percent`, `amount` or `free_nights`.
    kind: String,
    #[serde(default)]
    basis_points: i32,
    #[serde(default)]
    amount: i64,
    #[serde(default)]
    free_nights: i32,
    /// `rent` or `rent_and_fees`.
    #[schema(value_type = String)]
    base: PromotionBase,
    #[serde(default)]
    max_discount: Option<i64>,
    /// Of the sample: what its nights cost together, each the same.
    rent: i64,
    fees: i64,
    nights: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPreviewOut {
    before: i64,
    /// What it is taken from.
    base: i64,
    discount: i64,
    after: i64,
    /// It would be more if the promotion had no such limit.
    capped: bool,
}

/// What a promotion would take off a sample stay.
#[utoipa::path(
    post,
    operation_id = "preview_promotion",
    path = "/api/v2/promotion/preview",
    request_body = PromotionPreviewIn,
    responses(
        (status = 200, body = PromotionPreviewOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut)
    ),
    tag = "promotion"
)]
pub async fn preview(
    By(caller): By,
    Body(input): Body<PromotionPreviewIn>,
) -> Result<Json<PromotionPreviewOut>, ApiError> {
    caller.demand(Permission::Read)?;
    let PromotionPreviewIn { rent, fees, nights, base, max_discount, .. } = input;
    for (field, amount) in [("rent", rent), ("fees", fees)] {
        if !(0..=MAX_AMOUNT).contains(&amount) {
            return Err(ApiError::field(field, "This amount is out of range."));
        }
    }
    if !(1..=MOST_NIGHTS).contains(&nights) {
        return Err(ApiError::field("nights", format!("This must be from 1 to {MOST_NIGHTS}.")));
    }
    let of_kind = |error: String| ApiError::field("kind", error);
    let kind: PromotionKind = input.kind.parse().map_err(|error: UnknownCode| of_kind(error.to_string()))?;
    let benefit = Benefit::new(kind, input.basis_points, input.amount, input.free_nights)
        .map_err(|error| of_kind(error.to_string()))?;
    let each = vec![portion(rent, 1, nights.into()); nights as usize];
    let from = Takings { rent, fees, cheapest_nights: &each };
    let taken = benefit.take(base, max_discount, from);
    let discount = taken.rent + taken.fees;
    let unlimited = benefit.take(base, None, from);
    Ok(Json(PromotionPreviewOut {
        before: rent + fees,
        base: taken.base,
        discount,
        after: rent + fees - discount,
        capped: discount < unlimited.rent + unlimited.fees,
    }))
}
