//! The setup progress of an account up to its first booking.

use std::sync::Arc;

use axum::extract::State;
use domain::accounts::onboarding::Step;
use flows::accounts::Onboarding;
use flows::{App, accounts};
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::By;
use crate::address::primary;
use crate::code;
use crate::error::ApiError;
use crate::json::Json;
use crate::options::Options;

#[derive(Debug, Serialize, ToSchema)]
pub struct OnboardingOut {
    /// Whether every step is done.
    complete: bool,
    /// The steps in the recommended order.
    steps: Vec<OnboardingStepOut>,
    /// The home that the steps are about: an active one, else the oldest; absent if there is none.
    property: Option<OnboardingHomeOut>,
    /// The account's first site; absent if there is none.
    site: Option<OnboardingSiteOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OnboardingStepOut {
    /// `home`, `photos`, `price`, `rules`, `payments`, `publish` or `site`.
    name: code::OnboardingStep,
    /// Whether the step is done.
    done: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OnboardingHomeOut {
    /// The property's key.
    key: String,
    name: String,
    /// The key of its listing; absent if there is none.
    listing: Option<String>,
    /// The key of its cancellation policy; absent if there is none.
    refund_policy: Option<String>,
    /// The key of its payment policy; absent if there is none.
    payment_policy: Option<String>,
    /// The key of its rental agreement; absent if there is none.
    agreement: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OnboardingSiteOut {
    /// The site's key.
    key: String,
    name: String,
    /// The URL of the site.
    url: String,
}

/// Returns the setup steps with their state, derived from the data of the account.
#[utoipa::path(
    get,
    operation_id = "get_onboarding",
    path = "/api/v2/onboarding",
    responses((status = 200, body = OnboardingOut)),
    tag = "onboarding"
)]
pub async fn get(
    State(app): State<App>,
    State(options): State<Arc<Options>>,
    By(caller): By,
) -> Result<Json<OnboardingOut>, ApiError> {
    Ok(Json(OnboardingOut::new(accounts::onboarding(&app, &caller).await?, &options)))
}

impl OnboardingOut {
    fn new(onboarding: Onboarding, options: &Options) -> Self {
        let Onboarding { facts, home, site } = onboarding;
        let step = |step: &Step| OnboardingStepOut { name: (*step).into(), done: facts.is_done(*step) };
        Self {
            complete: facts.is_complete(),
            steps: Step::ALL.iter().map(step).collect(),
            property: home.map(|home| {
                let listing = home.listing.as_ref();
                let key = |id: Option<store::row::Id>| id.map(|id| id.key().to_string());
                OnboardingHomeOut {
                    key: home.property.id.key().to_string(),
                    name: home.property.name,
                    listing: key(listing.map(|listing| listing.id)),
                    refund_policy: key(listing.and_then(|listing| listing.refund_policy_id)),
                    payment_policy: key(listing.and_then(|listing| listing.payment_policy_id)),
                    agreement: key(listing.and_then(|listing| listing.agreement_id)),
                }
            }),
            site: site.map(|site| OnboardingSiteOut {
                key: site.id.key().to_string(),
                url: format!("{}/", primary(&site, options)),
                name: site.name,
            }),
        }
    }
}
