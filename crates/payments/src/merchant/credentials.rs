//! A merchant's API credentials, parsed from the decrypted JSON of a site's settings.

use domain::text::code;
use serde::Deserialize;
use thiserror::Error;

use line::Secret;

/// Tagged by the provider's code: `{"provider": "s", "secret_key": "…", …}`.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "provider")]
pub enum Credentials {
    #[serde(rename = "s")]
    Stripe(StripeCredentials),
    #[serde(rename = "sp")]
    Spreedly(SpreedlyCredentials),
    #[serde(rename = "bt")]
    Braintree(BraintreeCredentials),
}

#[derive(Clone, Debug, Deserialize)]
pub struct StripeCredentials {
    pub secret_key: Secret,
    pub publishable_key: String,
    /// Several while a secret is being rotated.
    #[serde(default)]
    pub webhook_secrets: Vec<Secret>,
    /// Stripe's API version, if it is not the account's default.
    pub api_version: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct SpreedlyCredentials {
    pub environment_key: String,
    pub access_secret: Secret,
    /// The gateway behind the vault, which charges the cards.
    pub gateway_token: String,
    pub signing_secret: Option<Secret>,
    /// Key of the 3-D Secure provider, if the gateway does not handle it.
    pub sca_provider_key: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct BraintreeCredentials {
    pub merchant_id: String,
    pub public_key: String,
    pub private_key: Secret,
    /// The public key with which the browser encrypts card data.
    pub client_side_encryption_key: String,
    /// The merchant account of the site's currency, if it is not the default one.
    pub merchant_account_id: Option<String>,
}

/// Contains the position of the error in the JSON, never its content.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("The payment credentials are incomplete or unreadable (line {line}, column {column}).")]
pub struct CredentialsError {
    line: usize,
    column: usize,
}

impl Credentials {
    pub fn from_json(text: &str) -> Result<Self, CredentialsError> {
        serde_json::from_str(text)
            .map_err(|error| CredentialsError { line: error.line(), column: error.column() })
    }

    pub const fn code(&self) -> code::Provider {
        match self {
            Self::Stripe(_) => code::Provider::Stripe,
            Self::Spreedly(_) => code::Provider::Spreedly,
            Self::Braintree(_) => code::Provider::Braintree,
        }
    }

    /// The key that may be sent to the browser.
    pub fn public_key(&self) -> &str {
        match self {
            Self::Stripe(credentials) => &credentials.publishable_key,
            Self::Spreedly(credentials) => &credentials.environment_key,
            Self::Braintree(credentials) => &credentials.client_side_encryption_key,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRIPE: &str = r#"{"provider":"s","secret_key":"sk_hidden","publishable_key":"pk_1","webhook_secrets":["whsec_hidden"]}"#;
    const SPREEDLY: &str =
        r#"{"provider":"sp","environment_key":"env","access_secret":"hidden","gateway_token":"gw"}"#;
    const BRAINTREE: &str = r#"{"provider":"bt","merchant_id":"m","public_key":"p","private_key":"hidden","client_side_encryption_key":"MII"}"#;

    #[test]
    fn each_provider_has_its_own() {
        for (json, code, public) in [(STRIPE, "s", "pk_1"), (SPREEDLY, "sp", "env"), (BRAINTREE, "bt", "MII")]
        {
            let credentials = Credentials::from_json(json).unwrap();
            assert_eq!((credentials.code().code(), credentials.public_key()), (code, public));
            assert!(!format!("{credentials:?}").contains("hidden"), "{credentials:?}");
        }
    }

    #[test]
    fn a_complaint_does_not_quote() {
        let error =
            Credentials::from_json(r#"{"provider":"s","secret_key":{"oops":"sk_hidden"}}"#).unwrap_err();
        assert!(!error.to_string().contains("hidden"), "{error}");
        assert!(Credentials::from_json(r#"{"provider":"x"}"#).is_err());
    }
}
