//! An account of the demo: its users, its sites, and everything its homes share.

use domain::accounts::role::Role;
use serde::Deserialize;

use crate::home::Home;
use crate::policy::{PaymentPolicy, RefundPolicy};
use crate::pricing::{Pricing, Profile};
use crate::promotion::Promotion;
use crate::site::Site;
use crate::tax::Tax;

#[derive(Debug)]
pub struct Account {
    pub facts: AccountFacts,
    pub pricing: Pricing,
    pub homes: Vec<Home>,
    pub agreements: Vec<Agreement>,
}

impl Account {
    pub fn home(&self, slug: &str) -> Option<&Home> {
        self.homes.iter().find(|home| home.slug == slug)
    }

    pub fn profile(&self, home: &Home) -> Option<&Profile> {
        self.pricing.profiles.iter().find(|profile| profile.name == home.pricing)
    }

    pub fn payment_policy(&self, home: &Home) -> Option<&PaymentPolicy> {
        let profile = self.profile(home)?;
        self.pricing.payment_policies.iter().find(|policy| policy.key == profile.payment_policy)
    }

    pub fn refund_policy(&self, home: &Home) -> Option<&RefundPolicy> {
        let profile = self.profile(home)?;
        self.pricing.refund_policies.iter().find(|policy| policy.key == profile.refund_policy)
    }

    /// The taxes of the home's region.
    pub fn taxes<'a>(&'a self, home: &'a Home) -> impl Iterator<Item = &'a Tax> {
        self.pricing.taxes.iter().filter(|tax| tax.regions.is_empty() || tax.regions.contains(&home.region))
    }
}

/// The file `account.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccountFacts {
    /// Also the name of the account's folder.
    pub key: String,
    pub name: String,
    pub legal_name: String,
    pub kind: AccountKind,
    pub currency: String,
    pub time_zone: String,
    pub country: String,
    #[serde(rename = "user")]
    pub users: Vec<User>,
    #[serde(rename = "region")]
    pub regions: Vec<Region>,
    #[serde(rename = "site")]
    pub sites: Vec<Site>,
    #[serde(default, rename = "group")]
    pub groups: Vec<Group>,
    #[serde(rename = "source")]
    pub sources: Vec<Source>,
    #[serde(default, rename = "promotion")]
    pub promotions: Vec<Promotion>,
    #[serde(default, rename = "template")]
    pub templates: Vec<MessageTemplate>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AccountKind {
    Owner,
    Agency,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct User {
    pub email: String,
    pub first_name: String,
    pub last_name: String,
    pub role: Role,
    /// Property groups the user is limited to; empty means no limit.
    #[serde(default)]
    pub groups: Vec<String>,
}

/// A region, with the bounding box of its homes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    pub key: String,
    pub name: String,
    pub blurb: String,
    pub south: f64,
    pub north: f64,
    pub west: f64,
    pub east: f64,
}

impl Region {
    pub fn contains(&self, lat: f64, lon: f64) -> bool {
        (self.south..=self.north).contains(&lat) && (self.west..=self.east).contains(&lon)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub name: String,
    pub blurb: String,
}

/// A source of bookings.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    pub name: String,
    /// Relative to the other sources.
    pub weight: u32,
    /// An external channel collects the money and hides the guest's e-mail address.
    #[serde(default)]
    pub channel: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageTemplate {
    pub name: String,
    pub subject: String,
    pub body: String,
    /// Sent automatically this many days before check-in; negative means after check-in.
    pub days_before_check_in: Option<i64>,
}

/// A rental agreement: Markdown with `{{variables}}`.
#[derive(Debug)]
pub struct Agreement {
    pub name: &'static str,
    pub text: &'static str,
}
