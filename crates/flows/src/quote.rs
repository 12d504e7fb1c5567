//! Prices on request.

use domain::key::Key;
use domain::quote::{Quote, StayRequest, price};
use domain::refusal::Refusal;
use search::Home;

use crate::House;
use crate::catalog::Catalog;

#[derive(Debug, thiserror::Error)]
pub enum EstimateError {
    #[error("the site does not sell this property")]
    NoSuchProperty,
    #[error("the stay cannot be booked: {}", .0.code())]
    Refused(Refusal),
}

/// A price that nobody is held to: nothing is stored.
#[derive(Debug)]
pub struct Estimate<'a> {
    pub home: &'a Home,
    pub quote: Quote,
}

impl House {
    pub fn estimate<'a>(
        &self,
        catalog: &'a Catalog,
        property: Key,
        request: &StayRequest,
    ) -> Result<Estimate<'a>, EstimateError> {
        let home = catalog.homes.home(property).ok_or(EstimateError::NoSuchProperty)?;
        let quote = price(&home.terms, &home.taken, request, home.today(self.now()))
            .map_err(EstimateError::Refused)?;
        Ok(Estimate { home, quote })
    }
}
