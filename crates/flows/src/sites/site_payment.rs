//! Payment settings of a site: the provider and its keys, which are write-only, and a small charge to test them.

use std::collections::BTreeMap;

use chrono::Datelike;
use domain::accounts::role::Permission;
use domain::key::Key;
use domain::money::Money;
use domain::money::currency::Currency;
use domain::text::code::Provider;
use payments::merchant::sealed::Place;
use payments::{
    Address, Attempt, Capture, CardAnswer, CardStanding, Charge, ChargeReference, Expiry, IdempotencyKey,
    NewCard, Outcome, PaymentError, Presence, Purpose, Refund, RefundOutcome, Secret,
};
use serde_json::{Value as Json, json};
use store::row::sites::site;

use super::site::own_site;
use crate::access::{Caller, Person};
use crate::app::Act;
use crate::records::ResourceError;
use crate::services::{Cashier, CashierError};
use crate::{App, app};

/// Small, but above every provider's minimum.
const TEST_AMOUNT: i64 = 100;

/// Payment settings of a site. Its keys are not included, only whether they are set.
#[derive(Clone, Debug)]
pub struct SitePayment {
    pub site: site::Model,
    pub is_sandbox: bool,
    /// Whether this installation has a sandbox.
    pub sandbox_offered: bool,
    /// Whether this installation can store keys.
    pub keys_offered: bool,
}

#[derive(Clone, Debug)]
pub enum Chosen {
    /// No cards are accepted.
    Nobody,
    Sandbox(Provider),
    /// Keys by the names in [`key_names`].
    Keys(Provider, BTreeMap<String, Secret>),
}

/// The result of the test charge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TestCharge {
    /// Paid, and refunded at once.
    Paid { amount: Money, refunded: bool },
    /// The provider's message.
    Declined(String),
    /// The keys are wrong, or the provider does not respond.
    Failed(String),
}

#[derive(Debug, thiserror::Error)]
pub enum SitePaymentError {
    #[error("a test charge needs test mode")]
    NotTesting,
    #[error("the site takes no cards")]
    NoProvider,
    #[error(transparent)]
    Resource(#[from] ResourceError),
}

/// The names of a provider's keys, and whether each is required.
const fn key_names(provider: Provider) -> &'static [(&'static str, bool)] {
    match provider {
        Provider::Stripe => &[("publishable_key", true), ("secret_key", true), ("webhook_secret", false)],
        Provider::Spreedly => &[
            ("environment_key", true),
            ("access_secret", true),
            ("gateway_token", true),
            ("signing_secret", false),
            ("sca_provider_key", false),
        ],
        Provider::Braintree => &[
            ("merchant_id", true),
            ("public_key", true),
            ("private_key", true),
            ("client_side_encryption_key", true),
            ("merchant_account_id", false),
        ],
    }
}

/// The provider, the encrypted secret and the public key.
type Kept = (Option<Provider>, Option<String>, Option<String>);

pub async fn site_payment(app: &App, caller: &Caller, site: Key) -> Result<SitePayment, ResourceError> {
    let site = own_site(app, caller, site, Permission::Sites).await?;
    Ok(payment_of(app, site))
}

/// `test_mode` is shown to guests and owners: no money moves. In the sandbox none ever does.
pub async fn choose_payment(
    app: &App,
    caller: &Caller,
    site: Key,
    chosen: &Chosen,
    test_mode: bool,
) -> Result<SitePayment, ResourceError> {
    own_site(app, caller, site, Permission::PaymentCredentials).await?;
    let tx = app.store.write().await?;
    store::sites::site::lock(&tx, caller.account, site).await?;
    let before =
        store::sites::site::find(&tx, caller.account, site).await?.ok_or(ResourceError::NoSuchRow)?;
    let (provider, secret, public_key) = kept_as(app, caller, &before, chosen)?;
    let after = site::Model {
        provider: provider.map(Into::into),
        provider_secret: secret,
        provider_public_key: public_key,
        test_mode: test_mode || matches!(chosen, Chosen::Sandbox(_)),
        updated_at: app.now(),
        version: before.version + 1,
        ..before.clone()
    };
    store::keep::update(&tx, after.clone()).await?;
    let told = app::changes(&public(&before), &public(&after));
    let act = Act { action: "payments", noun: "site", row: Some(site), changes: told };
    app::record(app, &tx, caller, act).await?;
    store::catalog::change::of_account(&tx, caller.account).await?;
    app.commit(tx, caller.account).await?;
    Ok(payment_of(app, after))
}

/// Charges a card that is valid in test mode only, and refunds it.
pub async fn test_charge(app: &App, caller: &Caller, site: Key) -> Result<TestCharge, SitePaymentError> {
    let site = own_site(app, caller, site, Permission::PaymentCredentials).await?;
    if !site.test_mode {
        return Err(SitePaymentError::NotTesting);
    }
    let provider = match app.cashier.provider(&site) {
        Ok(provider) => provider,
        Err(CashierError::NoProvider) => return Err(SitePaymentError::NoProvider),
        Err(error) => return Ok(TestCharge::Failed(error.to_string())),
    };
    let tried = try_card(app, &*provider, &site, &caller.user).await;
    Ok(tried.unwrap_or_else(|error| TestCharge::Failed(error.to_string())))
}

async fn try_card(
    app: &App,
    provider: &dyn payments::Provider,
    site: &site::Model,
    holder: &Person,
) -> Result<TestCharge, PaymentError> {
    let expires = Expiry { month: 12, year: u16::try_from(app.now().year() + 2).unwrap_or_default() };
    let card = NewCard {
        material: provider.test_card(expires).await?,
        holder: holder.first_name.clone(),
        email: Some(holder.email.clone()),
        expires: None,
        address: Address::default(),
    };
    let name = app.new_key(site.id.key().account());
    let attempt = |step: &str| {
        let key = IdempotencyKey::new(format!("test-{step}-{name}"));
        key.map(Attempt::first).map_err(|error| PaymentError::Refused(error.to_string()))
    };
    let kept = match provider.keep_card(&card, &attempt("card")?).await? {
        CardAnswer::Kept(kept) => kept,
        CardAnswer::Declined(decline) => return Ok(TestCharge::Declined(decline.message)),
    };
    if let CardStanding::Failed(decline) = kept.standing {
        return Ok(TestCharge::Declined(decline.message));
    }
    let amount = Money::new(TEST_AMOUNT, site.currency.parse::<Currency>().unwrap_or_default());
    let charge = Charge {
        attempt: attempt("charge")?,
        amount,
        card: kept.reference,
        presence: Presence::OffSession,
        capture: Capture::Now,
        purpose: Purpose { site: site.namespace.clone(), ..Purpose::default() },
        description: format!("{} · test", site.name),
    };
    let reference: ChargeReference = match provider.charge(&charge).await? {
        Outcome::Paid { reference } => reference,
        Outcome::Declined { decline, .. } => return Ok(TestCharge::Declined(decline.message)),
        other => return Ok(TestCharge::Declined(format!("{other:?}"))),
    };
    let refund = Refund { attempt: attempt("refund")?, charge: reference, amount, whole: true };
    let given_back = provider.refund(&refund).await?;
    let refunded = matches!(given_back, RefundOutcome::Refunded { .. } | RefundOutcome::Processing { .. });
    Ok(TestCharge::Paid { amount, refunded })
}

fn payment_of(app: &App, site: site::Model) -> SitePayment {
    SitePayment {
        is_sandbox: Cashier::is_sandbox(&site),
        site,
        sandbox_offered: app.cashier.has_sandbox(),
        keys_offered: app.cashier.can_seal(),
    }
}

/// The provider, the encrypted secret and the public key of the chosen settings.
fn kept_as(app: &App, caller: &Caller, site: &site::Model, chosen: &Chosen) -> Result<Kept, ResourceError> {
    match chosen {
        Chosen::Nobody => Ok((None, None, None)),
        Chosen::Sandbox(_) if !app.cashier.has_sandbox() => {
            Err(ResourceError::wrong("sandbox", "There is no sandbox here."))
        }
        Chosen::Sandbox(provider) => Ok((Some(*provider), Some(Cashier::sandbox_secret(site)), None)),
        Chosen::Keys(provider, keys) => {
            let json = credentials(*provider, keys)?;
            let place = Place { account: caller.account, site: &site.namespace };
            let sealed = app.cashier.seal(&json, &place, app.nonce()).map_err(|error| match error {
                CashierError::NoKeyring => ResourceError::wrong(
                    "provider",
                    "Keys cannot be kept here: the operator has to set sealing keys first.",
                ),
                error => ResourceError::wrong("provider", error.to_string()),
            })?;
            Ok((Some(*provider), Some(sealed.secret), Some(sealed.public_key)))
        }
    }
}

/// The JSON that is encrypted.
fn credentials(provider: Provider, keys: &BTreeMap<String, Secret>) -> Result<Secret, ResourceError> {
    let mut object = serde_json::Map::from_iter([("provider".to_owned(), json!(provider.code()))]);
    for (name, is_required) in key_names(provider) {
        let given = keys.get(*name).map(|key| key.expose().trim()).filter(|key| !key.is_empty());
        match given {
            Some(key) if *name == "webhook_secret" => {
                drop(object.insert("webhook_secrets".to_owned(), json!([key])));
            }
            Some(key) => drop(object.insert((*name).to_owned(), json!(key))),
            None if *is_required => return Err(ResourceError::wrong(name, "This field is required.")),
            None => {}
        }
    }
    Ok(Secret::new(Json::Object(object).to_string()))
}

/// The fields that may appear in the log.
fn public(site: &site::Model) -> Json {
    json!({"provider": site.provider, "test_mode": site.test_mode, "provider_public_key": site.provider_public_key})
}

#[cfg(test)]
mod tests {
    use payments::Credentials;

    use super::*;

    #[test]
    fn the_named_keys_are_what_a_provider_reads() {
        for provider in Provider::ALL {
            let all = key_names(*provider).iter().map(|(name, _)| ((*name).to_owned(), Secret::new("x")));
            let all: BTreeMap<_, _> = all.collect();
            let read = Credentials::from_json(credentials(*provider, &all).unwrap().expose()).unwrap();
            assert_eq!(read.code(), *provider);
            for (name, is_required) in key_names(*provider) {
                let mut fewer = all.clone();
                fewer.remove(*name);
                assert_eq!(credentials(*provider, &fewer).is_err(), *is_required, "{name}");
            }
        }
    }
}
