//! A quote as its guest is shown it.

use flows::app::GuestNames;
use flows::quotes::KeptQuote;

use super::output::QuoteOut;
use crate::error::ApiError;
use crate::json::Json;
use crate::public::naming::Naming;

pub fn shown(names: GuestNames, kept: &KeptQuote) -> Json<QuoteOut> {
    Json(QuoteOut::of_kept(kept, &Naming::Guest(names)))
}

/// Field errors and refusals, as every change of a quote may answer.
pub type Answer = Result<Json<QuoteOut>, ApiError>;
