//! The requirements of a listing before guests can book it, and the activation of many listings at once.

use axum::extract::State;
use domain::listings::Need;
use flows::listings::{Activated, Readiness, Unsold};
use flows::{App, listings};
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::{By, Host};
use crate::code;
use crate::error::{ApiError, ErrorOut};
use crate::extract::{JsonBody, RowKey};
use crate::json::Json;
use crate::resource::object_keys;
use flows::listings::LISTING;

const ACTIVATED: &str = "Listings Activated";
const INCOMPLETE: &str = "Setup Incomplete";
const WAITING: &str = "Waiting for Approval";

#[derive(Debug, Serialize, ToSchema)]
pub struct ReadinessOut {
    /// The listing's state: `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u`
    /// suspended.
    active_type: code::ActiveType,
    /// Whether guests can book it once it is active.
    ready: bool,
    /// The names of the required needs that are not met.
    reasons: Vec<code::ListingNeed>,
    /// All needs, in the order in which a home is set up.
    needs: Vec<NeedOut>,
    /// The actions that are possible now: `activate`, `pause`, `discontinue`.
    acts: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NeedOut {
    /// `name`, `description`, `location`, `photo`, `rates`, `every_night`, `photos`, `described`, `amenities`, `refund_policy`,
    /// `payment_policy` or `agreement`.
    name: code::ListingNeed,
    /// Whether guests cannot book without it; other needs only improve the listing.
    required: bool,
    /// Whether the need is met.
    met: bool,
}

/// The listings to activate.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "the layer reads keys itself; this describes them")]
pub struct ActivationIn {
    /// The keys of the listings.
    #[schema(max_items = 1000)]
    object_keys: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ActivatedOut {
    /// The number of listings that changed their state.
    updated: usize,
    /// `Listings Activated`; or `Setup Incomplete` or `Waiting for Approval` if none of them is active.
    message: String,
    /// The listings that did not become active, with the reasons.
    unsold: Vec<UnsoldOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct UnsoldOut {
    /// The listing's key.
    key: String,
    /// The name of its home.
    name: String,
    /// The unmet needs; empty if the listing waits for approval.
    reasons: Vec<code::ListingNeed>,
}

/// Returns the needs of a listing before guests can book it, the needs that only improve it, and the possible actions.
#[utoipa::path(
    get,
    operation_id = "get_listing_readiness",
    path = "/api/v2/listing/{key}/readiness",
    params(("key" = String, Path)),
    responses((status = 200, body = ReadinessOut)),
    tag = "listing"
)]
pub async fn readiness(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<ReadinessOut>, ApiError> {
    Ok(Json(listings::listing_readiness(&app, &caller, key).await?.into()))
}

/// Activates listings.
///
/// A listing with unmet needs becomes `s` (setup incomplete) instead, and one that must be approved `n` (pending approval), each
/// with the reasons. If any of the listings is suspended or already waits for approval, none is changed.
#[utoipa::path(
    post,
    operation_id = "activate_listings",
    path = "/api/v2/listing/activate",
    request_body = ActivationIn,
    responses(
        (status = 200, body = ActivatedOut),
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
