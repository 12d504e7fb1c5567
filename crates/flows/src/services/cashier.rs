//! The payment providers of sites: opens the provider's account of a site when needed.

use std::sync::Arc;

use domain::text::code::Provider as ProviderCode;
use payments::merchant::sealed::{Keyring, Nonce, Place, SealError};
use payments::{
    Bases, BraintreeCredentials, Credentials, CredentialsError, Office, PaymentError, Provider, Secret,
    SpreedlyCredentials, StripeCredentials,
};
use store::row::sites::site;

/// Prefix of a sandbox merchant's name, stored where other sites have their encrypted secret.
pub(crate) const SANDBOX: &str = "sandbox-secret-";

#[derive(Debug, thiserror::Error)]
pub enum CashierError {
    #[error("the site takes no cards")]
    NoProvider,
    #[error("the payment sandbox is not running")]
    NoSandbox,
    #[error(transparent)]
    Sealed(#[from] SealError),
    #[error(transparent)]
    Credentials(#[from] CredentialsError),
    #[error("no keys to open payment secrets are configured")]
    NoKeyring,
}

/// Configuration of the payment sandbox.
#[derive(Clone, Debug)]
pub struct SandboxAddress {
    /// Its address for browsers.
    pub public_url: String,
    /// The key with which browsers encrypt cards for its Braintree.
    pub braintree_key: String,
}

/// The provider's details for the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merchant {
    pub provider: Option<ProviderCode>,
    pub public_key: Option<String>,
    pub script_url: Option<String>,
}

/// Encrypted keys of a provider, and the public key for browsers.
#[derive(Clone, Debug)]
pub struct Sealed {
    pub secret: String,
    pub public_key: String,
}

#[derive(Debug, Default)]
pub struct Cashier {
    live: Option<Office>,
    sandbox: Option<(Office, SandboxAddress)>,
    keyring: Option<Keyring>,
}

impl Cashier {
    pub fn new(live: &Bases, keyring: Option<Keyring>) -> Result<Self, PaymentError> {
        Ok(Self { live: Some(Office::new(live)?), sandbox: None, keyring })
    }

    /// `bases` are the sandbox's addresses for the server.
    pub fn with_sandbox(mut self, bases: &Bases, address: SandboxAddress) -> Result<Self, PaymentError> {
        self.sandbox = Some((Office::new(bases)?, address));
        Ok(self)
    }

    pub fn provider(&self, site: &site::Model) -> Result<Arc<dyn Provider>, CashierError> {
        let code = *site.provider.ok_or(CashierError::NoProvider)?;
        let secret = site.provider_secret.as_deref().ok_or(CashierError::NoProvider)?;
        if let Some(name) = secret.strip_prefix(SANDBOX) {
            let (office, address) = self.sandbox.as_ref().ok_or(CashierError::NoSandbox)?;
            let credentials = sandbox_credentials(code, name, address);
            return Ok(office.open(credentials));
        }
        let keyring = self.keyring.as_ref().ok_or(CashierError::NoKeyring)?;
        let account = site.id.key().account();
        let place = Place { account, site: &site.namespace };
        let credentials = Credentials::from_json(keyring.open(secret, &place)?.expose())?;
        Ok(self.live.as_ref().ok_or(CashierError::NoProvider)?.open(credentials))
    }

    /// Whether a sandbox is configured.
    pub fn has_sandbox(&self) -> bool {
        self.sandbox.is_some()
    }

    /// Whether provider keys can be stored encrypted.
    pub fn can_seal(&self) -> bool {
        self.keyring.is_some()
    }

    pub fn is_sandbox(site: &site::Model) -> bool {
        site.provider_secret.as_deref().is_some_and(|secret| secret.starts_with(SANDBOX))
    }

    /// The value stored as the secret of a site that uses the sandbox.
    pub fn sandbox_secret(site: &site::Model) -> String {
        format!("{SANDBOX}{}", site.namespace)
    }

    /// Encrypts `json`, the input of [`Credentials::from_json`]. Fails if it cannot be parsed.
    pub fn seal(&self, json: &Secret, place: &Place<'_>, nonce: Nonce) -> Result<Sealed, CashierError> {
        let keyring = self.keyring.as_ref().ok_or(CashierError::NoKeyring)?;
        let public_key = Credentials::from_json(json.expose())?.public_key().to_owned();
        Ok(Sealed { secret: keyring.seal(json, place, nonce)?, public_key })
    }

    /// Encrypts the secret again for a site whose namespace has changed.
    pub fn move_secret(
        &self,
        secret: &str,
        from: &Place<'_>,
        to: &Place<'_>,
        nonce: Nonce,
    ) -> Result<String, CashierError> {
        if secret.starts_with(SANDBOX) {
            return Ok(secret.to_owned());
        }
        let keyring = self.keyring.as_ref().ok_or(CashierError::NoKeyring)?;
        Ok(keyring.seal(&keyring.open(secret, from)?, to, nonce)?)
    }

    pub fn merchant(&self, site: &site::Model) -> Merchant {
        let provider = site.provider.map(|provider| *provider);
        let name = site.provider_secret.as_deref().and_then(|secret| secret.strip_prefix(SANDBOX));
        let (Some(code), Some(name), Some((_, address))) = (provider, name, &self.sandbox) else {
            let public_key = site.provider_public_key.clone();
            let usual = provider.and_then(usual_script).map(str::to_owned);
            let script_url = site.provider_script_url.clone().or(usual);
            return Merchant { provider, public_key, script_url };
        };
        let public_key = Some(sandbox_credentials(code, name, address).public_key().to_owned());
        let script = match code {
            ProviderCode::Stripe => Some("stripe/v3/"),
            ProviderCode::Spreedly => Some("spreedly/iframe-v1.min.js"),
            ProviderCode::Braintree => None,
        };
        let script_url = script.map(|path| format!("{}/{path}", address.public_url));
        Merchant { provider, public_key, script_url }
    }
}

/// Default address of the provider's browser script. Braintree needs none: our own code encrypts the card.
const fn usual_script(code: ProviderCode) -> Option<&'static str> {
    match code {
        ProviderCode::Stripe => Some("https://js.stripe.com/v3/"),
        ProviderCode::Spreedly => Some("https://core.spreedly.com/iframe/iframe-v1.min.js"),
        ProviderCode::Braintree => None,
    }
}

/// Every name is a valid sandbox merchant; its keys are derived from the name.
fn sandbox_credentials(code: ProviderCode, name: &str, address: &SandboxAddress) -> Credentials {
    match code {
        ProviderCode::Stripe => Credentials::Stripe(StripeCredentials {
            secret_key: Secret::new(format!("sk_test_{name}")),
            publishable_key: format!("pk_test_{name}"),
            webhook_secrets: vec![Secret::new(format!("whsec_{name}"))],
            api_version: None,
        }),
        ProviderCode::Spreedly => Credentials::Spreedly(SpreedlyCredentials {
            environment_key: name.to_owned(),
            access_secret: Secret::new("sandbox"),
            gateway_token: "sandbox".to_owned(),
            signing_secret: Some(Secret::new(format!("sign_{name}"))),
            sca_provider_key: None,
        }),
        ProviderCode::Braintree => Credentials::Braintree(BraintreeCredentials {
            merchant_id: name.to_owned(),
            public_key: "sandbox".to_owned(),
            private_key: Secret::new("sandbox"),
            client_side_encryption_key: address.braintree_key.clone(),
            merchant_account_id: None,
        }),
    }
}
