//! What a listing needs before guests may book it, and putting many on sale at once.

use axum::extract::{Path, State};
use domain::listing::Need;
use flows::listings::{Activated, Readiness, Unsold};
use flows::{App, listings};
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::{By, Host};
use crate::code;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::{JsonBody, named};
use crate::json::Json;
use crate::resource::object_keys;
use flows::listings::LISTING;

const ACTIVATED: &str = "Listings Activated";
const INCOMPLETE: &str = "Setup Incomplete";
const WAITING: &str = "Waiting for Approval";

#[derive(Debug, Serialize, ToSchema)]
pub struct ReadinessOut {
    /// `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u` suspended.
    active_type: code::ActiveType,
    /// Guests may book it once it is active.
    ready: bool,
    /// What keeps it from being sold: the names of what is required and not there.
    reasons: Vec<code::ListingNeed>,
    /// All that is looked at, in the order in which a home is filled in.
    needs: Vec<NeedOut>,
    /// What can be done about it now: `activate`, `pause`, `discontinue`.
    acts: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NeedOut {
    /// `name`, `description`, `location`, `photo`, `rates`, `every_night`, `photos`, `described`, `amenities`, `refund_policy`,
    /// `payment_policy` or `agreement`.
    name: code::ListingNeed,
    /// Without it nobody could book; the others make it sell better.
    required: bool,
    met: bool,
}

/// Which ones.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "the layer reads keys itself; this describes them")]
pub struct ActivationIn {
    #[schema(max_items = 1000)]
    object_keys: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ActivatedOut {
    updated: usize,
    /// `Listings Activated`; `Setup Incomplete` or `Waiting for Approval` when none of them is on sale.
    message: String,
    /// Those that are not on sale, each with why.
    unsold: Vec<UnsoldOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct UnsoldOut {
    key: String,
    /// Of its home.
    name: String,
    /// What it lacks. None when it waits for approval.
    reasons: Vec<code::ListingNeed>,
}

/// What a listing needs before guests may book it, what would make it sell better, and what can be done about it.
#[utoipa::path(
    get,
    operation_id = "get_listing_readiness",
    path = "/api/v2/listing/{key}/readiness",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = ReadinessOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "listing"
)]
pub async fn readiness(
    State(app): State<App>,
    By(caller): By,
    Path(key): Path<String>,
) -> Result<Json<ReadinessOut>, ApiError> {
    Ok(Json(listings::listing_readiness(&app, &caller, named(&key)?).await?.into()))
}

/// Puts listings on sale. What lacks something becomes `s` instead, and what must be approved `n`, each with why; when one of them is
/// suspended or waits for approval, nothing happens to any.
#[utoipa::path(
    post,
    operation_id = "activate_listings",
    path = "/api/v2/listing/activate",
    request_body = ActivationIn,
    responses(
        (status = 200, body = ActivatedOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "listing"
)]
pub async fn activate(
    State(app): State<App>,
    Host(caller): Host,
    JsonBody(body): JsonBody,
) -> Result<Json<ActivatedOut>, ApiError> {
    let keys = object_keys(&caller, &body)?;
    Ok(Json(listings::activate_listings(&app, &caller, &LISTING, &keys).await?.into()))
}

impl From<Readiness> for ReadinessOut {
    fn from(Readiness { standing, home, acts }: Readiness) -> Self {
        let lacks = home.lacks();
        let need = |need: &Need| NeedOut {
            name: (*need).into(),
            required: need.is_required(),
            met: home.has(*need),
        };
        Self {
            active_type: standing.into(),
            ready: lacks.is_empty(),
            needs: Need::ALL.iter().map(need).collect(),
            reasons: codes(&lacks),
            acts: acts.into_iter().map(|act| act.code().to_owned()).collect(),
        }
    }
}

impl From<Activated> for ActivatedOut {
    fn from(Activated { updated, unsold }: Activated) -> Self {
        let message = match unsold.iter().find(|listing| !listing.lacks.is_empty()) {
            _ if unsold.len() < updated => ACTIVATED,
            Some(_) => INCOMPLETE,
            None => WAITING,
        };
        Self {
            updated,
            message: message.to_owned(),
            unsold: unsold.into_iter().map(UnsoldOut::from).collect(),
        }
    }
}

impl From<Unsold> for UnsoldOut {
    fn from(Unsold { listing, name, lacks }: Unsold) -> Self {
        Self { key: listing.to_string(), name, reasons: codes(&lacks) }
    }
}

fn codes(needs: &[Need]) -> Vec<code::ListingNeed> {
    needs.iter().map(|need| (*need).into()).collect()
}
