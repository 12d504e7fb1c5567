//! The response with a stored quote, as its guest sees it.

use flows::app::GuestNames;
use flows::quotes::KeptQuote;

use super::output::QuoteOut;
use crate::error::ApiError;
use crate::json::Json;
use crate::public::naming::Naming;

pub fn shown(names: GuestNames, kept: &KeptQuote) -> Json<QuoteOut> {
    Json(QuoteOut::of_kept(kept, &Naming::Guest(names)))
}

/// The response of every change of a quote, with field errors and refusals.
pub type Answer = Result<Json<QuoteOut>, ApiError>;
