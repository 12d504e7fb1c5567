//! A property with its listing.

use std::sync::Arc;

use axum::extract::State;
use chrono::Offset;
use domain::key::Key;
use domain::quotes::Totals;
use domain::time::weekday::{Weekday, WeekdaySet};
use flows::homes::PropertyPage;
use flows::{App, catalog, homes};
use search::{Home, Price};
use serde::{Deserialize, Serialize, Serializer};
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::listing_key::ListingKeyOut;
use super::photo::PhotoOut;
use crate::code;
use crate::error::{ApiError, ErrorCode};
use crate::extract::{Params, RowKey};
use crate::json::Json;

/// A property in a list of search results.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PropertyCardOut {
    /// The property's key.
    #[schema(value_type = String)]
    pub key: Key,
    /// The listing's key, or the partner's listing id for a home in the partner's system.
    #[schema(value_type = String)]
    listing_key: ListingKeyOut,
    #[schema(value_type = String)]
    pub name: Arc<str>,
    /// The last part of the URL of the property's page.
    #[schema(value_type = String)]
    pub slug: Arc<str>,
    #[schema(value_type = String)]
    pub headline: Arc<str>,
    /// The type of home, such as `house`, as the owner entered it.
    #[schema(value_type = String)]
    pub property_type: Arc<str>,
    #[schema(value_type = String)]
    neighborhood: Arc<str>,
    #[schema(value_type = String)]
    pub city: Arc<str>,
    #[schema(value_type = String)]
    pub state: Arc<str>,
    /// The country.
    #[schema(value_type = String)]
    pub country: Arc<str>,
    /// The latitude in degrees.
    pub lat: f64,
    /// The longitude in degrees.
    pub lon: f64,
    /// The maximum number of guests.
    pub accommodates: u32,
    pub bedrooms: u32,
    /// The number of bathrooms; halves are rooms without a bath.
    pub bathrooms: f64,
    /// `m` if the property is kept here, `g` if in the partner's system.
    system_type: code::SystemType,
    /// Whether a guest may arrive on the day on which another leaves.
    allows_turns: bool,
    /// The weekdays that count as weekend nights: 0 is Sunday, 6 is Saturday.
    #[schema(value_type = Vec<u8>)]
    #[serde(serialize_with = "numbers")]
    weekend_nights: WeekdaySet,
    /// The first photo; absent if there is none.
    pub photo: Option<PhotoOut>,
    pub photos: Vec<PhotoOut>,
    /// The rating by guests; absent without reviews.
    pub rating: Option<RatingOut>,
    /// The currency of the property's amounts.
    currency: CurrencyOut,
    /// Whether the requested stay can be booked; absent without dates.
    available: Option<bool>,
    /// The price of the requested stay, or of the cheapest night; absent if there is none.
    pub price: Option<PriceOut>,
}

/// The last fields of a card: availability and price of the requested stay.
#[derive(Clone, Debug, Serialize)]
pub struct OfferOut {
    available: Option<bool>,
    price: Option<PriceOut>,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct RatingOut {
    /// The average number of stars, with one decimal.
    pub average: f64,
    /// The number of reviews.
    pub count: u32,
}

/// With dates, the price of the whole stay as a quote would have it; without dates, the lowest nightly rate. Amounts are in minor
/// units.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct PriceOut {
    /// The total of the stay; only with dates.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<i64>,
    /// The rent; only with dates.
    #[serde(skip_serializing_if = "Option::is_none")]
    rent: Option<i64>,
    /// The fees; only with dates.
    #[serde(skip_serializing_if = "Option::is_none")]
    fees: Option<i64>,
    /// The taxes; only with dates.
    #[serde(skip_serializing_if = "Option::is_none")]
    taxes: Option<i64>,
    /// The total divided by the number of nights; only with dates.
    #[serde(skip_serializing_if = "Option::is_none")]
    nightly_average: Option<i64>,
    /// The lowest nightly rate; only without dates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nightly_from: Option<i64>,
    /// The currency of the amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<CurrencyOut>,
}

/// A property with everything that its page shows.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PropertyOut {
    #[serde(flatten)]
    pub card: PropertyCardOut,
    pub description: String,
    pub amenities: Vec<AmenityOut>,
    /// The names of the groups that the property belongs to.
    groups: Vec<String>,
    tags: Vec<String>,
    /// The local time from which guests can check in, such as `16:00`.
    pub check_in_time: String,
    /// The local time until which guests must check out, such as `11:00`.
    pub check_out_time: String,
    house_rules: String,
    /// The minimum stay in nights.
    min_stay: u32,
    /// The maximum number of pets; 0 if pets are not allowed.
    pub max_pets: u32,
    pub smoking_allowed: bool,
    /// The number under which the home is registered for holiday rental; absent if there is none.
    pub registration_number: Option<String>,
    /// The IANA time zone, such as `Europe/Madrid`.
    time_zone: String,
    /// Whether a booking is confirmed at once, without approval by the owner.
    pub instant_book: bool,
    fees: Vec<PropertyFeeOut>,
    /// The nights that cannot be booked, from today on.
    taken: Vec<TakenOut>,
    pub reviews: Vec<ReviewOut>,
    /// The cancellation policy; absent if there is none.
    refund_policy: Option<RefundPolicyOut>,
    /// The offset of the home's clocks now, such as `-08:00`; for structured data only.
    #[serde(skip)]
    pub utc_offset: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AmenityOut {
    /// The amenity's code, used to filter.
    pub key: String,
    name: String,
    /// The category of the amenity.
    group: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PropertyFeeOut {
    /// The fee's key, used to select an add-on.
    key: String,
    name: String,
    /// The unit that the fee is charged per.
    kind: code::FeeKind,
    /// The amount per unit in minor units; not used for percentages.
    amount: i64,
    /// Whether the fee is an add-on, which is charged only if the guest selects it.
    optional: bool,
    /// Whether the add-on is selected by default.
    selected: bool,
    /// Whether the fee is a refundable deposit, which is not part of the total.
    refundable: bool,
}

/// A range of taken nights.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TakenOut {
    /// The first taken night.
    start: chrono::NaiveDate,
    /// The first free night after the range.
    end: chrono::NaiveDate,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReviewOut {
    pub author: String,
    /// The number of stars.
    pub rating: i32,
    pub title: String,
    pub body: String,
    /// A date of the guest's stay.
    pub stayed_on: chrono::NaiveDate,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RefundPolicyOut {
    name: String,
    /// How the refund is calculated.
    method: code::RefundMethod,
    /// The policy in the owner's words.
    text: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PropertyParams {
    /// The namespace of the site that sells the property.
    site_namespace: String,
}

/// Returns one property of a site.
#[utoipa::path(
    get,
    operation_id = "get_property",
    path = "/websites/api/v2/property/{key}",
    params(("key" = String, Path), PropertyParams),
    responses((status = 200, body = PropertyOut)),
    tag = "property"
)]
pub async fn get(
    State(app): State<App>,
    RowKey(key): RowKey,
    Params(params): Params<PropertyParams>,
) -> Result<Json<PropertyOut>, ApiError> {
    let catalog = catalog::catalog(&app, &params.site_namespace).await?;
    let page = homes::property(&app, &catalog, key).await?.ok_or(ErrorCode::NotFound)?;
    Ok(Json(PropertyOut::new(page, app.now())))
}

impl PropertyCardOut {
    pub fn new(home: &Home, price: &Price) -> Self {
        let photos: Vec<PhotoOut> = home.photos.iter().map(PhotoOut::from).collect();
        let OfferOut { available, price } = OfferOut::new(home, price);
        Self {
            key: home.key,
            listing_key: ListingKeyOut::of(home),
            name: Arc::clone(&home.name),
            slug: Arc::clone(&home.slug),
            headline: Arc::clone(&home.headline),
            property_type: Arc::clone(&home.property_type),
            neighborhood: Arc::clone(&home.neighborhood),
            city: Arc::clone(&home.city),
            state: Arc::clone(&home.state),
            country: Arc::clone(&home.country),
            lat: home.lat,
            lon: home.lon,
            accommodates: home.terms.accommodates,
            bedrooms: home.bedrooms,
            bathrooms: home.bathrooms,
            system_type: home.system_type.into(),
            allows_turns: home.allows_turns,
            weekend_nights: home.weekend_nights,
            photo: photos.first().cloned(),
            photos,
            rating: home.rating.map(RatingOut::from),
            currency: home.terms.currency.into(),
            available,
            price,
        }
    }
}

#[cfg(test)]
impl AmenityOut {
    pub fn named(key: &str) -> Self {
        Self { key: key.to_owned(), name: String::new(), group: String::new() }
    }
}

impl OfferOut {
    pub fn new(home: &Home, price: &Price) -> Self {
        let (available, price) = match price {
            Price::Total { totals, nights } => (Some(true), Some(PriceOut::total(*totals, *nights, home))),
            Price::NightFrom(amount) => (None, Some(PriceOut::nightly_from(*amount, home))),
            Price::None => (Some(false), None),
        };
        Self { available, price }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn numbers<S: Serializer>(days: &WeekdaySet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(days.iter().map(Weekday::number))
}

impl From<search::Rating> for RatingOut {
    fn from(rating: search::Rating) -> Self {
        Self { average: f64::from(rating.tenths) / 10.0, count: rating.count }
    }
}

impl PriceOut {
    fn total(totals: Totals, nights: u32, home: &Home) -> Self {
        Self {
            total: Some(totals.total),
            rent: Some(totals.total_rent),
            fees: Some(totals.total_fees),
            taxes: Some(totals.total_taxes),
            nightly_average: Some(totals.total / i64::from(nights.max(1))),
            nightly_from: None,
            currency: Some(home.terms.currency.into()),
        }
    }

    fn nightly_from(amount: i64, home: &Home) -> Self {
        Self { nightly_from: Some(amount), currency: Some(home.terms.currency.into()), ..Self::default() }
    }
}

impl PropertyOut {
    pub fn new(page: PropertyPage<'_>, now: chrono::DateTime<chrono::Utc>) -> Self {
        let PropertyPage { home, rows } = page;
        let lowest = home.lowest_night(&home.terms.sheet(), now);
        let price = lowest.map_or(Price::None, Price::NightFrom);
        let mut card = PropertyCardOut::new(home, &price);
        card.photos = rows.photos.into_iter().map(PhotoOut::from).collect();
        let fees = home.terms.fees.iter().map(|fee| PropertyFeeOut {
            key: fee.key.to_string(),
            name: fee.name.to_string(),
            kind: fee.kind.into(),
            amount: fee.amount,
            optional: fee.optional,
            selected: fee.selected,
            refundable: fee.refundable,
        });
        let reviews = rows.reviews.into_iter().map(|review| ReviewOut {
            author: review.author,
            rating: review.rating,
            title: review.title,
            body: review.body,
            stayed_on: review.stayed_on,
        });
        Self {
            card,
            fees: fees.collect(),
            reviews: reviews.collect(),
            taken: home
                .taken
                .ranges_from(home.today(now))
                .map(|(start, end)| TakenOut { start, end })
                .collect(),
            amenities: rows
                .amenities
                .into_iter()
                .map(|amenity| AmenityOut { key: amenity.code, name: amenity.name, group: amenity.category })
                .collect(),
            refund_policy: rows.refund_policy.map(|policy| RefundPolicyOut {
                name: policy.name,
                method: policy.method.into(),
                text: policy.text,
            }),
            groups: home.groups.iter().map(ToString::to_string).collect(),
            tags: home.tags.iter().map(ToString::to_string).collect(),
            min_stay: home.terms.min_nights,
            max_pets: home.terms.max_pets,
            smoking_allowed: home.terms.smoking_allowed,
            time_zone: home.time_zone.name().to_owned(),
            utc_offset: now.with_timezone(&home.time_zone).offset().fix().to_string(),
            instant_book: home.terms.booking.instant_book,
            description: rows.property.description,
            check_in_time: rows.property.check_in_time,
            check_out_time: rows.property.check_out_time,
            house_rules: rows.property.house_rules,
            registration_number: rows.property.registration_number,
        }
    }
}
