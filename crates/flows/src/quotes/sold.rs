//! What a stay is sold under. Until it is booked the quote has it; from then on the booking's own copy, even if the quote
//! changes.
//!
//! The terms of quotes are stored once for each version of a listing. This node caches which it has stored, so that only the
//! first quote after a change writes them.

use std::sync::Arc;

use domain::listings::terms::Terms;
use domain::price::inquiry::StayRequest;
use search::Home;
use store::StoreError;
use store::quotes::quote::Bill;
use store::row::Id;
use store::row::quotes::quote;
use store::row::reservations::{reservation, reservation_bill};

use crate::App;

#[derive(Clone, Debug)]
pub(crate) struct Sold {
    pub(crate) terms: Arc<Terms>,
    pub(crate) bill: Bill,
    pub(crate) request: StayRequest,
}

impl Sold {
    pub(crate) fn of_quote(row: &quote::Model, terms: Terms) -> Result<Self, StoreError> {
        let bill = Bill::read(&row.bill)?;
        let request = StayRequest {
            stay: row.stay()?,
            party: row.party()?,
            addons: Some(serde_json::from_value(row.addons.clone()).map_err(|error| broken(&error))?),
            promotions: bill.promotions.clone(),
        };
        Ok(Self { terms: terms.into(), bill, request })
    }

    pub(crate) fn of_booking(
        row: &reservation::Model,
        kept: reservation_bill::Model,
        terms: Terms,
    ) -> Result<Self, StoreError> {
        let bill = Bill::read(&kept.bill)?;
        let request = StayRequest {
            stay: row.stay()?,
            party: row.party()?,
            addons: Some(serde_json::from_value(kept.addons).map_err(|error| broken(&error))?),
            promotions: bill.promotions.clone(),
        };
        Ok(Self { terms: terms.into(), bill, request })
    }
}

fn broken(error: &serde_json::Error) -> StoreError {
    StoreError::Broken(format!("the add-ons of a stay: {error}"))
}

pub(super) async fn keep_terms(app: &App, home: &Home) -> Result<Id, StoreError> {
    if let Some(id) = app.known_terms.of(home) {
        return Ok(id);
    }
    let row = store::listings::listing_terms::row(home.listing, &home.terms, app.now())?;
    let id = row.id;
    store::listings::listing_terms::keep(app.store.write_one(), row).await?;
    app.known_terms.add(home, id);
    Ok(id)
}
