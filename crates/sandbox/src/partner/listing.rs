//! The partner's listings, page by page, and their available nights.

use axum::Json;
use axum::extract::{Path, Query, State};
use chrono::NaiveDate;
use serde::Deserialize;
use serde_json::{Value, json};

use super::books::PartnerBooks;
use super::caller::Caller;
use super::record::Listing;
use super::refusal::Refusal;
use crate::sandbox::Sandbox;

/// Maximum length of a calendar, in days.
const LONGEST: usize = 800;

impl PartnerBooks {
    pub(super) fn listing(&self, client: &str, id: &str) -> Result<&Listing, Refusal> {
        let listing = self.listings.get(client, id).filter(|listing| !listing.gone);
        listing.ok_or(Refusal::NotFound("Listing not found"))
    }

    pub(super) fn is_taken(&self, client: &str, id: &str, night: NaiveDate) -> bool {
        let blocked = self.listings.get(client, id).is_some_and(|listing| listing.taken.contains(&night));
        blocked || self.reservations.newest(client).any(|stay| stay.listing == id && stay.has(night))
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct PageIn {
    limit: Option<usize>,
    cursor: Option<usize>,
}

pub(super) async fn list(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Query(page): Query<PageIn>,
) -> Json<Value> {
    let (limit, from) = (page.limit.unwrap_or(25).clamp(1, 100), page.cursor.unwrap_or(0));
    sandbox.read(|books| {
        let all = books.partner.listings.all().filter(|(owner, _)| *owner == caller.client);
        let sold: Vec<&Value> = all
            .map(|(_, listing)| listing)
            .filter(|listing| !listing.gone)
            .map(|listing| &listing.listing)
            .collect();
        let next = Some(from + limit).filter(|next| *next < sold.len()).map(|next| next.to_string());
        let results: Vec<&Value> = sold.iter().skip(from).take(limit).copied().collect();
        Json(json!({"results": results, "pagination": {"total": sold.len(), "cursor": {"next": next}}}))
    })
}

pub(super) async fn get(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    sandbox.read(|books| Ok(Json(books.partner.listing(&caller.client, &id)?.listing.clone())))
}

#[derive(Debug, Deserialize)]
pub(super) struct SpanIn {
    from: NaiveDate,
    to: NaiveDate,
}

pub(super) async fn calendar(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(id): Path<String>,
    Query(span): Query<SpanIn>,
) -> Result<Json<Value>, Refusal> {
    sandbox.read(|books| {
        let listing = books.partner.listing(&caller.client, &id)?;
        let least = listing.listing["terms"]["minNights"].as_u64().unwrap_or(1);
        let days: Vec<Value> = span
            .from
            .iter_days()
            .take_while(|day| *day <= span.to)
            .take(LONGEST)
            .map(|day| {
                let status = if books.partner.is_taken(&caller.client, &id, day) {
                    "unavailable"
                } else {
                    "available"
                };
                json!({"date": day, "status": status, "minNights": least, "cta": false, "ctd": false})
            })
            .collect();
        Ok(Json(json!(days)))
    })
}
