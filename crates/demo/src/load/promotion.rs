//! Promotions, with the homes that they are for.

use domain::code::StateStatus;
use domain::text::fold;
use store::row::{promotion, promotion_property};

use super::rows::Rows;
use super::scope::opened;
use super::tenant::Tenant;
use crate::promotion::{Benefit, Promotion, PromotionBase};

/// How often a promotion with limited uses can be used, as its terms say.
const MOST_USES: i32 = 20;

pub(super) fn write(rows: &mut Rows, tenant: &Tenant<'_>) {
    for promotion in &tenant.account.facts.promotions {
        let row = promotion_row(tenant, promotion);
        let homes = promotion.homes.iter().filter_map(|slug| tenant.property(slug));
        rows.promotion_property.extend(homes.map(|property_id| promotion_property::Model {
            account_id: row.account_id,
            promotion_id: row.id,
            property_id,
        }));
        rows.promotion.push(row);
    }
}

fn promotion_row(tenant: &Tenant<'_>, promotion: &Promotion) -> promotion::Model {
    let (kind, percent, amount, free_nights) = match promotion.benefit {
        Benefit::Percent(percent) => ("percent", percent.cast_signed(), 0, 0),
        Benefit::Amount(amount) => ("amount", 0, amount, 0),
        Benefit::FreeNights(nights) => ("free_nights", 0, 0, nights.cast_signed()),
    };
    let today = tenant.scope.today;
    let booking = promotion.booking_days.map(|days| days.dates(today));
    let stay = promotion.stay_days.map(|days| days.dates(today));
    promotion::Model {
        account_id: tenant.scope.account.into(),
        id: tenant.scope.named("promotion", &promotion.code),
        code: promotion.code.clone(),
        code_folded: fold(&promotion.code),
        name: promotion.name.clone(),
        terms: promotion.terms.clone(),
        kind: kind.to_owned(),
        basis_points: percent * 100,
        amount,
        free_nights,
        base: match promotion.base {
            PromotionBase::Rent => "rent",
            PromotionBase::RentAndFees => "rent_and_fees",
        }
        .to_owned(),
        max_discount: None,
        book_from: booking.map(|(from, _)| from),
        book_until: booking.map(|(_, until)| until),
        stay_from: stay.map(|(from, _)| from),
        stay_until: stay.map(|(_, until)| until),
        min_nights: promotion.min_nights.map(u32::cast_signed),
        max_uses: promotion.uses_left.map(|_| MOST_USES),
        uses: promotion.uses_left.map_or(0, |left| MOST_USES - left.cast_signed()),
        stackable: promotion.stackable,
        all_properties: promotion.homes.is_empty(),
        state_status: StateStatus::Active.code().to_owned(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
    }
}
