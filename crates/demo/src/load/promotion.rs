//! Promotions, with their homes and the stays booked with them.

use chrono::NaiveDate;
use domain::price::promotion::Promotion as Redeemed;
use domain::price::promotion::{PromotionBase as BaseCode, PromotionKind};
use domain::text::code::StateStatus;
use domain::text::fold;
use serde_json::json;
use store::row::quotes::{promotion, promotion_property};

use super::error::LoadError;
use super::home::Place;
use super::rows::Rows;
use super::scope::opened;
use super::tenant::Tenant;
use crate::bookings::Reservation;
use crate::promotion::{Benefit, Promotion, PromotionBase};
use domain::reservations::reservation::Status;

/// Total number of uses of a promotion with limited uses, as stated in its terms.
const MOST_USES: usize = 20;

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
        Benefit::Percent(percent) => (PromotionKind::Percent, percent.cast_signed(), 0, 0),
        Benefit::Amount(amount) => (PromotionKind::Amount, 0, amount, 0),
        Benefit::FreeNights(nights) => (PromotionKind::FreeNights, 0, 0, nights.cast_signed()),
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
        kind: kind.into(),
        basis_points: percent * 100,
        amount,
        free_nights,
        base: match promotion.base {
            PromotionBase::Rent => BaseCode::Rent,
            PromotionBase::RentAndFees => BaseCode::RentAndFees,
        }
        .into(),
        max_discount: None,
        book_from: booking.map(|(from, _)| from),
        book_until: booking.map(|(_, until)| until),
        stay_from: stay.map(|(from, _)| from),
        stay_until: stay.map(|(_, until)| until),
        min_nights: promotion.min_nights.map(u32::cast_signed),
        // Uses are counted once the bookings are written.
        max_uses: promotion.uses_left.map(u32::cast_signed),
        uses: 0,
        stackable: promotion.stackable,
        all_properties: promotion.homes.is_empty(),
        state_status: StateStatus::Active.into(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
        currency: tenant.scope.currency.to_string(),
    }
}

/// Limited promotions and how often this home's guests used them: its share of all uses.
#[derive(Debug)]
pub(super) struct Redemptions(Vec<(Redeemed, usize)>);

impl Redemptions {
    pub(super) fn at(place: &Place<'_>) -> Result<Self, LoadError> {
        let mut shares = Vec::new();
        for promotion in &place.tenant.account.facts.promotions {
            let share = share(place, promotion);
            if share > 0 {
                let row = promotion::Model { max_uses: None, ..promotion_row(place.tenant, promotion) };
                let properties = vec![place.property.key()];
                let redeemed =
                    store::quotes::promotion::compile(&row, properties).map_err(LoadError::Broken)?;
                shares.push((redeemed, share));
            }
        }
        Ok(Self(shares))
    }

    /// The promotion that a stay was booked with. Only for reservations of the account's own sites, and only for past stays.
    pub(super) fn take(&mut self, stay: &Reservation<'_>, today: NaiveDate) -> Option<Redeemed> {
        if stay.status != Status::Reserved || stay.source.channel || stay.span.check_out > today {
            return None;
        }
        let nights = stay.span.nights();
        let is_earned =
            |promotion: &Redeemed| promotion.min_nights.is_none_or(|least| nights >= i64::from(least));
        let (promotion, left) =
            self.0.iter_mut().find(|(promotion, left)| *left > 0 && is_earned(promotion))?;
        *left -= 1;
        Some(promotion.clone())
    }
}

fn share(place: &Place<'_>, promotion: &Promotion) -> usize {
    let uses = promotion.uses_left.map_or(0, |left| MOST_USES.saturating_sub(left as usize));
    let (homes, at) = if promotion.homes.is_empty() {
        (place.tenant.account.homes.len(), Some(place.index))
    } else {
        (promotion.homes.len(), promotion.homes.iter().position(|slug| *slug == place.home.slug))
    };
    at.map_or(0, |at| uses / homes + usize::from(at < uses % homes))
}

/// Sets `uses` to the number of quotes with the code, and adds it to the limit, so that the remaining uses stay the same.
pub(super) fn count_uses(rows: &mut Rows, tenant: &Tenant<'_>) {
    let account = tenant.scope.account;
    for row in rows.promotion.iter_mut().filter(|row| row.account_id == account) {
        let Some(left) = row.max_uses else { continue };
        let codes = json!([row.code]);
        let quotes = rows.quote.iter().filter(|quote| quote.account_id == account);
        let used = quotes.filter(|quote| quote.promo_codes == codes).count();
        row.uses = i32::try_from(used).unwrap_or_default();
        row.max_uses = Some(left + row.uses);
    }
}
