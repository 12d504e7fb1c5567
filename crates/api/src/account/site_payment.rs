//! The payment provider of a site. Its keys are write-only.

use std::collections::BTreeMap;
use store::row::Coded;

use axum::extract::State;
use domain::text::code::Provider;
use flows::services::Secret;
use flows::sites::{Chosen, SitePayment, SitePaymentError, TestCharge};
use flows::{App, sites};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{By, Treasurer};
use crate::code;
use crate::error::{ApiError, ErrorCode, FieldErrors};
use crate::extract::{Body, RowKey};
use crate::json::Json;
use crate::public::currency::CurrencyOut;

/// The payment provider of a site: none, the sandbox, or a provider with its keys.
#[derive(Debug, Deserialize, ToSchema)]
pub struct SitePaymentIn {
    /// `s` Stripe, `sp` Spreedly, `bt` Braintree; absent to take no cards.
    #[serde(default)]
    provider: Option<String>,
    /// Whether to use the sandbox instead of the provider: a stand-in run by this installation, in which no money moves.
    #[serde(default)]
    sandbox: bool,
    /// Whether the keys are the provider's test keys.
    #[serde(default)]
    test_mode: bool,
    /// The provider's keys by name: `publishable_key`, `secret_key`, `webhook_secret` for `s`; `environment_key`,
    /// `access_secret`, `gateway_token`, `signing_secret`, `sca_provider_key` for `sp`; `merchant_id`, `public_key`,
    /// `private_key`, `client_side_encryption_key`, `merchant_account_id` for `bt`.
    #[serde(default)]
    keys: BTreeMap<String, String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SitePaymentOut {
    /// `s` Stripe, `sp` Spreedly, `bt` Braintree; absent if the site takes no cards.
    provider: Option<code::Provider>,
    /// The provider's public key; absent if there is none. The other keys are never returned.
    public_key: Option<String>,
    /// Whether keys are stored, or the sandbox is used instead.
    configured: bool,
    /// Whether the sandbox is used instead of the provider.
    sandbox: bool,
    /// Whether payments are tests and no money moves.
    test_mode: bool,
    /// Whether this installation offers the sandbox.
    sandbox_offered: bool,
    /// Whether this installation can store keys.
    keys_offered: bool,
    /// The path on this installation to which the provider must send its webhooks; absent without a provider.
    webhook_path: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TestChargeOut {
    /// `paid`, `declined` or `failed`.
    outcome: String,
    /// The provider's reason; absent if paid.
    message: Option<String>,
    /// The charged amount in minor units; absent unless paid.
    amount: Option<i64>,
    /// The currency of the amount; absent unless paid.
    currency: Option<CurrencyOut>,
    /// Whether the amount was refunded.
    refunded: bool,
}

/// Returns the payment provider of a site.
#[utoipa::path(
    get,
    operation_id = "get_site_payment",
    path = "/api/v2/site/{key}/payment",
    params(("key" = String, Path)),
    responses((status = 200, body = SitePaymentOut)),
    tag = "site"
)]
pub async fn get(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<SitePaymentOut>, ApiError> {
    Ok(Json(sites::site_payment(&app, &caller, key).await?.into()))
}

/// Sets the payment provider of a site.
#[utoipa::path(
    post,
    operation_id = "choose_site_payment",
    path = "/api/v2/site/{key}/payment",
    params(("key" = String, Path)),
    request_body = SitePaymentIn,
    responses((status = 200, body = SitePaymentOut)),
    tag = "site"
)]
pub async fn choose(
    State(app): State<App>,
    Treasurer(caller): Treasurer,
    RowKey(key): RowKey,
    Body(input): Body<SitePaymentIn>,
) -> Result<Json<SitePaymentOut>, ApiError> {
    let test_mode = input.test_mode;
    Ok(Json(sites::choose_payment(&app, &caller, key, &input.chosen()?, test_mode).await?.into()))
}

/// Charges a small amount to the provider's test card and refunds it.
///
/// Requires test mode.
#[utoipa::path(
    post,
    operation_id = "test_site_charge",
    path = "/api/v2/site/{key}/test-charge",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = TestChargeOut),
        (status = 400, body = FieldErrors, description = "The site is not in test mode, or `no_cards`: it has no payment provider.")
    ),
    tag = "site"
)]
pub async fn charge(
    State(app): State<App>,
    Treasurer(caller): Treasurer,
    RowKey(key): RowKey,
) -> Result<Json<TestChargeOut>, ApiError> {
    Ok(Json(Box::pin(sites::test_charge(&app, &caller, key)).await?.into()))
}

impl SitePaymentIn {
    fn chosen(self) -> Result<Chosen, ApiError> {
        let Some(code) = self.provider.filter(|code| !code.is_empty()) else { return Ok(Chosen::Nobody) };
        let provider: Provider =
            code.parse().map_err(|_| ApiError::field("provider", "There is no such provider."))?;
        if self.sandbox {
            return Ok(Chosen::Sandbox(provider));
        }
        let keys = self.keys.into_iter().map(|(name, key)| (name, Secret::new(key))).collect();
        Ok(Chosen::Keys(provider, keys))
    }
}

impl From<SitePayment> for SitePaymentOut {
    fn from(payment: SitePayment) -> Self {
        let SitePayment { site, is_sandbox, sandbox_offered, keys_offered } = payment;
        let path =
            |provider: &Coded<Provider>| format!("/websites/api/v2/webhooks/{provider}/{}/", site.namespace);
        Self {
            webhook_path: site.provider.as_ref().map(path),
            provider: site.provider.map(Into::into),
            public_key: site.provider_public_key,
            configured: site.provider_secret.is_some(),
            sandbox: is_sandbox,
            test_mode: site.test_mode,
            sandbox_offered,
            keys_offered,
        }
    }
}

impl From<TestCharge> for TestChargeOut {
    fn from(tested: TestCharge) -> Self {
        let told = |outcome: &str, message| Self {
            outcome: outcome.to_owned(),
            message,
            amount: None,
            currency: None,
            refunded: false,
        };
        match tested {
            TestCharge::Paid { amount, refunded } => Self {
                amount: Some(amount.minor()),
                currency: Some(amount.currency().into()),
                refunded,
                ..told("paid", None)
            },
            TestCharge::Declined(why) => told("declined", Some(why)),
            TestCharge::Failed(why) => told("failed", Some(why)),
        }
    }
}

impl From<SitePaymentError> for ApiError {
    fn from(error: SitePaymentError) -> Self {
        match error {
            SitePaymentError::NotTesting => Self::field("test_mode", "A test charge needs test mode."),
            SitePaymentError::NoProvider => ErrorCode::NoCards.into(),
            SitePaymentError::Resource(error) => error.into(),
        }
    }
}
