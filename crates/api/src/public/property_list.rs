//! The search over a site's properties.

use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use domain::people::party::Party;
use domain::time::stay::Stay;
use flows::cache::Catalog;
use flows::{App, catalog};
use search::{Bounds, BrokenCursor, Cursor, Facet, Filter, Found, Order, Page, Query, Start, StayFilter};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::kept_cards;
use super::property::PropertyCardOut;
use crate::bounds::WORDS;
use crate::error::{ApiError, ErrorOut};
use crate::extract::{Params, date, flag};
use crate::json::Written;

const DEFAULT_LIMIT: usize = 25;
const MAX_LIMIT: usize = 100;
/// More than any of our forms can send.
const MOST_VALUES: usize = 200;

/// Several values of one parameter are separated by semicolons.
#[derive(Clone, Debug, Default, Deserialize, Serialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PropertyListParams {
    /// The namespace of the site.
    pub name_space: String,
    /// `name`, `price`, `-price`, `bedrooms`, `-bedrooms`, `accommodates`, `-accommodates`, `newest` or `distance` (from the
    /// center of the map area, which it requires); featured homes first by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order_by: Option<String>,
    /// The maximum number of results: 25 by default, 100 at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// The number of results to skip.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<usize>,
    /// The page, from 1; used if there is no `offset`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<usize>,
    /// The `next_cursor` of the previous page; empty for the first page. Takes precedence over `offset` and `page`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Groups, by the `key` in the search options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Tags, by the `key` in the search options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// Types of homes, by the `key` in the search options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub property_type: Option<String>,
    /// Neighborhoods, by the `key` in the search options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub neighborhood: Option<String>,
    /// The minimum number of bedrooms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bedrooms: Option<u32>,
    /// The minimum number of bathrooms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bathrooms: Option<f64>,
    /// Amenities, by their codes; a home must have all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amenities: Option<String>,
    /// Cities, by the `key` in the search options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    /// Countries, by the `key` in the search options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// The map area in degrees: all four edges or none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_lat: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_lat: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_lng: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_lng: Option<f64>,
    /// `false` also lists homes with a longer minimum stay, without a price.
    #[serde(default, deserialize_with = "flag", skip_serializing_if = "Option::is_none")]
    pub enforce_min_stay: Option<bool>,
    /// The first day of the stay; only together with `check_out`.
    #[serde(default, deserialize_with = "date", skip_serializing_if = "Option::is_none")]
    pub check_in: Option<NaiveDate>,
    /// The day of departure; only together with `check_in`.
    #[serde(default, deserialize_with = "date", skip_serializing_if = "Option::is_none")]
    pub check_out: Option<NaiveDate>,
    /// Two by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adults: Option<u32>,
    /// None by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub children: Option<u32>,
    /// The number of guests; used if neither `adults` nor `children` is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guests: Option<u32>,
    /// The minimum price in minor units: of the total with dates, of a night without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_price: Option<i64>,
    /// The maximum price in minor units: of the total with dates, of a night without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_price: Option<i64>,
    /// Words to find in the property, ignoring case and accents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PropertyListOut {
    pub meta: PropertyListMeta,
    pub results: Vec<PropertyCardOut>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PropertyListMeta {
    /// The number of homes found.
    pub total_count: usize,
    /// The URL of the next page; absent on the last.
    next: Option<String>,
    /// The URL of the previous page; absent on the first.
    previous: Option<String>,
    /// The value of `cursor` for the next page; absent on the last.
    next_cursor: Option<String>,
    /// The maximum number of results on this page.
    limit: usize,
    /// The number of results before this page.
    offset: usize,
}

/// Searches the homes of a site.
///
/// With dates, each home has the exact total of the stay.
#[utoipa::path(
    get,
    operation_id = "list_properties",
    path = "/websites/api/v2/property",
    params(PropertyListParams),
    responses((status = 200, body = PropertyListOut), (status = 404, body = ErrorOut)),
    tag = "property"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<PropertyListParams>,
) -> Result<Written, ApiError> {
    let query = params.query()?;
    let catalog = catalog::catalog(&app, &params.name_space).await?;
    let found = catalog.homes.search(&query, app.now());
    let meta = PropertyListMeta::new(&catalog, &params, &query, &found);
    Ok(Written(kept_cards::write(&meta, &found)))
}

impl PropertyListOut {
    pub fn new(catalog: &Catalog, params: &PropertyListParams, query: &Query, now: DateTime<Utc>) -> Self {
        let found = catalog.homes.search(query, now);
        Self {
            meta: PropertyListMeta::new(catalog, params, query, &found),
            results: found.hits.iter().map(|hit| PropertyCardOut::new(hit.home, &hit.price)).collect(),
        }
    }
}

impl PropertyListMeta {
    pub fn new(catalog: &Catalog, params: &PropertyListParams, query: &Query, found: &Found<'_>) -> Self {
        let limit = query.page.limit;
        let next_cursor = found.next.as_ref().map(ToString::to_string);
        let by_cursor = params.cursor.is_some() || catalog.site.guesty_powered;
        let offset = match query.page.start {
            Start::Offset(offset) => offset,
            Start::After(_) => 0,
        };
        let next = next_cursor.clone().map(|cursor| {
            if by_cursor { params.address_after(cursor) } else { params.address_at(offset + limit) }
        });
        let previous = (offset > 0).then(|| params.address_at(offset.saturating_sub(limit)));
        Self { total_count: found.total, next, previous, next_cursor, limit, offset }
    }
}

impl PropertyListParams {
    pub fn of_site(namespace: &str, limit: usize) -> Self {
        Self { name_space: namespace.to_owned(), limit: Some(limit), ..Self::default() }
    }

    pub fn query(&self) -> Result<Query, ApiError> {
        Ok(Query { stay: self.stay()?, order: self.order()?, page: self.page()?, ..self.wishes()? })
    }

    /// The filters of the search, without dates, order and page.
    pub fn wishes(&self) -> Result<Query, ApiError> {
        Ok(Query {
            filter: self.filter()?,
            min_price: self.min_price,
            max_price: self.max_price,
            ..Query::default()
        })
    }

    fn filter(&self) -> Result<Filter, ApiError> {
        if self.bathrooms.is_some_and(f64::is_nan) {
            return Err(ApiError::field("bathrooms", "Bathrooms are counted in numbers."));
        }
        Ok(Filter {
            guests: self.party()?.map_or(0, |party| party.guests()),
            bedrooms: self.bedrooms.unwrap_or(0),
            bathrooms: self.bathrooms.unwrap_or(0.0),
            values: self.values()?,
            bounds: self.bounds()?,
            words: self.words(),
        })
    }

    fn values(&self) -> Result<Vec<(Facet, String)>, ApiError> {
        let given = [
            (Facet::PropertyType, &self.property_type),
            (Facet::Group, &self.group),
            (Facet::Tag, &self.tag),
            (Facet::Neighborhood, &self.neighborhood),
            (Facet::City, &self.city),
            (Facet::Country, &self.country),
            (Facet::Amenity, &self.amenities),
        ];
        let all =
            given.into_iter().flat_map(|(facet, text)| values(text.as_ref()).map(move |one| (facet, one)));
        let all: Vec<_> = all.take(MOST_VALUES + 1).collect();
        if all.len() > MOST_VALUES {
            return Err(ApiError::field(
                "non_field_errors",
                format!("Ask for at most {MOST_VALUES} values."),
            ));
        }
        Ok(all)
    }

    fn words(&self) -> Vec<String> {
        let text = self.search.as_deref().unwrap_or_default();
        let folded = domain::text::fold(text);
        search::split_words(&folded).take(WORDS).map(str::to_owned).collect()
    }

    fn party(&self) -> Result<Option<Party>, ApiError> {
        let (adults, children) = match (self.adults, self.children, self.guests) {
            (None, None, None) => return Ok(None),
            (None, None, Some(guests)) => (guests, 0),
            (adults, children, _) => (adults.unwrap_or(Party::default().adults()), children.unwrap_or(0)),
        };
        Party::new(adults, children, 0, false)
            .map(Some)
            .map_err(|error| ApiError::field("adults", error.to_string()))
    }

    fn stay(&self) -> Result<Option<StayFilter>, ApiError> {
        let stay = match (self.check_in, self.check_out) {
            (None, None) => return Ok(None),
            (Some(check_in), Some(check_out)) => Stay::new(check_in, check_out)
                .map_err(|error| ApiError::field("check_out", error.to_string()))?,
            (None, Some(_)) => return Err(ApiError::field("check_in", "Check-in is missing.")),
            (Some(_), None) => return Err(ApiError::field("check_out", "Check-out is missing.")),
        };
        let party = self.party()?.unwrap_or_default();
        Ok(Some(StayFilter { stay, party, enforce_min_stay: self.enforce_min_stay.unwrap_or(true) }))
    }

    fn bounds(&self) -> Result<Option<Bounds>, ApiError> {
        match (self.min_lat, self.max_lat, self.min_lng, self.max_lng) {
            (None, None, None, None) => Ok(None),
            (Some(south), Some(north), Some(west), Some(east)) => {
                if [south, north, west, east].into_iter().all(f64::is_finite) {
                    Ok(Some(Bounds { south, north, west, east }))
                } else {
                    Err(ApiError::field("non_field_errors", "A map's edges are numbers."))
                }
            }
            _ => Err(ApiError::field("non_field_errors", "A map's edges are given all four or not at all.")),
        }
    }

    fn order(&self) -> Result<Order, ApiError> {
        match self.order_by.as_deref().unwrap_or_default() {
            "" => Ok(Order::Featured),
            "name" => Ok(Order::Name),
            "price" => Ok(Order::Price),
            "-price" => Ok(Order::PriceDescending),
            "bedrooms" => Ok(Order::Bedrooms),
            "-bedrooms" => Ok(Order::BedroomsDescending),
            "accommodates" => Ok(Order::Accommodates),
            "-accommodates" => Ok(Order::AccommodatesDescending),
            "newest" => Ok(Order::Newest),
            "distance" if self.min_lat.is_none() => {
                Err(ApiError::field("order_by", "Distance needs a map: min_lat, max_lat, min_lng, max_lng."))
            }
            "distance" => Ok(Order::Distance),
            other => Err(ApiError::field("order_by", format!("{other:?} is not an order."))),
        }
    }

    fn page(&self) -> Result<Page, ApiError> {
        let limit = self.limit.unwrap_or(DEFAULT_LIMIT);
        if limit == 0 {
            return Err(ApiError::field("limit", "The limit must be a positive number."));
        }
        let limit = limit.min(MAX_LIMIT);
        let page = self.page.unwrap_or(1).max(1) - 1;
        let start = match self.cursor.as_deref().filter(|cursor| !cursor.is_empty()) {
            Some(cursor) => Start::After(self.parse_cursor(cursor)?),
            None => Start::Offset(self.offset.unwrap_or_else(|| page.saturating_mul(limit))),
        };
        Ok(Page { start, limit })
    }

    fn parse_cursor(&self, text: &str) -> Result<Cursor, ApiError> {
        let broken = |error: BrokenCursor| ApiError::field("cursor", error.to_string());
        let cursor: Cursor = text.parse().map_err(broken)?;
        if cursor.order() == self.order()? { Ok(cursor) } else { Err(broken(BrokenCursor)) }
    }

    fn address_at(&self, offset: usize) -> String {
        Self { offset: Some(offset), page: None, ..self.clone() }.address()
    }

    fn address_after(&self, cursor: String) -> String {
        Self { cursor: Some(cursor), offset: None, page: None, ..self.clone() }.address()
    }

    fn address(&self) -> String {
        let query = serde_urlencoded::to_string(self).unwrap_or_default();
        format!("/websites/api/v2/property/?{query}")
    }
}

fn values(parameter: Option<&String>) -> impl Iterator<Item = String> {
    let parts = parameter.map(|text| text.split(';')).into_iter().flatten();
    parts.map(str::trim).filter(|value| !value.is_empty()).map(str::to_owned)
}

#[cfg(test)]
#[path = "property_list_tests.rs"]
mod tests;
