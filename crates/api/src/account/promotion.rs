//! Preview of an unsaved promotion. The promotions themselves are a resource of the generic layer.

use domain::accounts::role::Permission;
use domain::money::rounding::{MAX_AMOUNT, portion};
use domain::price::promotion::{Benefit, FreeableNights, PromotionBase, PromotionKind, Takings};
use domain::text::code::UnknownCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::By;
use crate::error::ApiError;
use crate::extract::Body;
use crate::json::Json;

const MOST_NIGHTS: u32 = 365;

/// An unsaved promotion and a sample stay. Amounts are in minor units.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PromotionPreviewIn {
    /// `percent`, `amount` or `free_nights`.
    kind: String,
    /// The percentage in basis points (hundredths of a percent), for `percent`.
    #[serde(default)]
    basis_points: i32,
    /// The discount, for `amount`.
    #[serde(default)]
    amount: i64,
    /// The number of free nights, for `free_nights`.
    #[serde(default)]
    free_nights: i32,
    /// What the discount is taken from: `rent` or `rent_and_fees`.
    #[schema(value_type = String)]
    base: PromotionBase,
    /// The maximum discount; unlimited by default.
    #[serde(default)]
    max_discount: Option<i64>,
    /// The rent of the sample stay, divided equally among its nights.
    rent: i64,
    /// The fees of the sample stay.
    fees: i64,
    /// The length of the sample stay in nights.
    nights: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPreviewOut {
    /// The price without the promotion, in minor units.
    before: i64,
    /// The amount that the discount is taken from, in minor units.
    base: i64,
    /// The discount in minor units.
    discount: i64,
    /// The price with the promotion, in minor units.
    after: i64,
    /// Whether `max_discount` limits the discount.
    capped: bool,
}

/// Previews the discount of a promotion for a sample stay.
#[utoipa::path(
    post,
    operation_id = "preview_promotion",
    path = "/api/v2/promotion/preview",
    request_body = PromotionPreviewIn,
    responses((status = 200, body = PromotionPreviewOut)),
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
    let free = FreeableNights { cheapest: &each, total_rent: rent, net_rent: rent };
    let from = Takings { rent, fees, nights: free };
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
