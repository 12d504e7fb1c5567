//! A public site of an account.

use domain::text::code::Provider as Code;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    pub namespace: String,
    pub name: String,
    pub tagline: String,
    pub story: String,
    /// Accent color, `#rrggbb`.
    pub accent: String,
    pub contact: Contact,
    pub languages: Vec<String>,
    pub featured: Vec<String>,
    /// The home whose view is the site's hero picture.
    pub hero: String,
    /// The selected homes, by slug; all homes of the account if missing.
    pub homes: Option<Vec<String>>,
    pub provider: Option<Provider>,
    pub book_online: bool,
    pub pay_online: bool,
    /// Whether guests are asked for their postal address.
    #[serde(default)]
    pub capture_address: bool,
    /// Whether guests pay on a page of the payment provider.
    #[serde(default)]
    pub merchant_checkout: bool,
    /// Whether links to the checkout carry tracking parameters.
    #[serde(default)]
    pub analytics: bool,
    /// Name of the agreement file, without its extension.
    pub agreement: String,
    #[serde(default)]
    pub guesty_powered: bool,
    pub guesty_account_email: Option<String>,
    #[serde(default, rename = "page")]
    pub pages: Vec<Page>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    pub person: String,
    pub email: String,
    pub phone: String,
    pub address: String,
    pub hours: String,
}

/// A page written by the owner.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    pub slug: String,
    pub title: String,
    pub body: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provider {
    Stripe,
    Spreedly,
    Braintree,
}

impl Provider {
    /// The stored code.
    pub const fn code(self) -> Code {
        match self {
            Self::Stripe => Code::Stripe,
            Self::Spreedly => Code::Spreedly,
            Self::Braintree => Code::Braintree,
        }
    }
}
