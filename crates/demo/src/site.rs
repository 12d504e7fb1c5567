//! A site: one face of an account towards its guests.

use domain::code::Provider as Code;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    pub namespace: String,
    pub name: String,
    pub tagline: String,
    pub story: String,
    /// The one accent colour, `#rrggbb`.
    pub accent: String,
    pub contact: Contact,
    pub languages: Vec<String>,
    pub featured: Vec<String>,
    /// The home whose view the site opens with.
    pub hero: String,
    /// The chosen homes, by slug; all of the account's when not said.
    pub homes: Option<Vec<String>>,
    pub provider: Option<Provider>,
    pub book_online: bool,
    pub pay_online: bool,
    /// Guests are asked for their address.
    #[serde(default)]
    pub capture_address: bool,
    /// Name of the agreement file, without its ending.
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

/// A page of the owner's own words.
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
    /// As it is stored.
    pub const fn code(self) -> Code {
        match self {
            Self::Stripe => Code::Stripe,
            Self::Spreedly => Code::Spreedly,
            Self::Braintree => Code::Braintree,
        }
    }
}
