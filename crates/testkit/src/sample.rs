//! The smallest rows that other rows need: an account with a site and a property.

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use sea_orm::{ActiveModelTrait, IntoActiveModel};
use store::Tx;
use store::row::{account, property, site};

/// A moment, from its RFC 3339 text.
pub fn instant(text: &str) -> DateTime<Utc> {
    text.parse().expect("a test writes good instants")
}

/// A key of the account, told apart by a number.
pub fn key(account: AccountId, number: u64) -> Key {
    Key::new(account, 1_700_000_000, number)
}

/// An account with one site and one property.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub account: AccountId,
    pub site: Key,
    pub property: Key,
}

impl Sample {
    pub async fn insert(tx: &Tx, number: u32) -> Self {
        let account = AccountId::new(number);
        let sample = Self { account, site: key(account, 1), property: key(account, 2) };
        sample.account_row().into_active_model().insert(tx).await.expect("an account can be made");
        sample.site_row().into_active_model().insert(tx).await.expect("a site can be made");
        sample.property_row().into_active_model().insert(tx).await.expect("a property can be made");
        sample
    }

    fn account_row(&self) -> account::Model {
        account::Model {
            id: self.account.into(),
            name: format!("Account {}", self.account),
            currency: "USD".to_owned(),
            time_zone: "America/Los_Angeles".to_owned(),
            state_status: "a".to_owned(),
            created_at: instant("2026-01-01T00:00:00Z"),
            updated_at: instant("2026-01-01T00:00:00Z"),
            version: 1,
        }
    }

    fn site_row(&self) -> site::Model {
        site::Model {
            account_id: self.account.into(),
            id: self.site.into(),
            namespace: format!("site-{}", self.account),
            domain: None,
            name: "A site".to_owned(),
            tagline: "Homes by the sea".to_owned(),
            story: String::new(),
            state_status: "a".to_owned(),
            guesty_powered: false,
            guesty_account_email: None,
            currency: "USD".to_owned(),
            languages: "en".to_owned(),
            all_properties: true,
            analytics_opt_out: false,
            automatic_price_range: true,
            price_min: None,
            price_max: None,
            provider: Some("s".to_owned()),
            provider_public_key: None,
            provider_secret: None,
            provider_script_url: None,
            test_mode: true,
            use_merchant_checkout: false,
            capture_address: false,
            accent: "#1f6f78".to_owned(),
            theme: serde_json::json!({}),
            contact_email: "hello@site.test".to_owned(),
            contact_phone: String::new(),
            contact_address: String::new(),
            revision: 1,
            created_at: instant("2026-01-01T00:00:00Z"),
            updated_at: instant("2026-01-01T00:00:00Z"),
            version: 1,
        }
    }

    fn property_row(&self) -> property::Model {
        property::Model {
            account_id: self.account.into(),
            id: self.property.into(),
            slug: "a-home".to_owned(),
            name: "A home".to_owned(),
            headline: "By the sea".to_owned(),
            description: "A small home by the sea.".to_owned(),
            system_type: "m".to_owned(),
            state_status: "a".to_owned(),
            property_type: "house".to_owned(),
            neighborhood: String::new(),
            address_one: String::new(),
            address_two: String::new(),
            city: "Seaside".to_owned(),
            state: "OR".to_owned(),
            postal_code: String::new(),
            country: "US".to_owned(),
            lat: 45.99,
            lon: -123.92,
            time_zone: "America/Los_Angeles".to_owned(),
            accommodates: 4,
            bedrooms: 2,
            bathrooms: 1.5,
            units: 1,
            allows_turns: true,
            allow_booking_overlap: false,
            weekend_nights: "5,6".to_owned(),
            check_in_time: "16:00".to_owned(),
            check_out_time: "11:00".to_owned(),
            house_rules: String::new(),
            registration_number: None,
            ical_secret: format!("secret-{}", self.account),
            search_text: "a home seaside".to_owned(),
            created_at: instant("2026-01-01T00:00:00Z"),
            updated_at: instant("2026-01-01T00:00:00Z"),
            version: 1,
        }
    }
}
