//! Minimal sample data: an account with a site and a property, with terms that are easy to calculate with.

use chrono::{DateTime, NaiveDate, Utc};
use domain::key::{AccountId, Key};
use domain::listings::terms::MinNightsRule;
use domain::price::fee::FeeKind;
use domain::price::promotion::PromotionBase;
use domain::price::promotion::PromotionKind;
use domain::price::tax::TaxKind;
use domain::text::code::ActiveType;
use domain::text::code::EventKind;
use domain::text::code::PhotoState;
use domain::text::code::Provider;
use domain::text::code::StateStatus;
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::{ActiveModelBehavior, ActiveModelTrait, EntityTrait, IntoActiveModel, ModelTrait};
use store::Tx;
use store::row::accounts::account;
use store::row::calendars::calendar_event;
use store::row::homes::{photo, property, property_group};
use store::row::listings::{listing, listing_fee, listing_rate, listing_tax, tax};
use store::row::policies::agreement;
use store::row::quotes::promotion;
use store::row::sites::{site, site_address, site_page};

/// A point in time from its RFC 3339 text.
pub fn instant(text: &str) -> DateTime<Utc> {
    text.parse().expect("a test writes good instants")
}

/// A key of the account, made from a number.
pub fn key(account: AccountId, number: u64) -> Key {
    Key::new(account, 1_700_000_000, number)
}

/// An account with one site and one property: 100.00 a night, minimum stay three nights, cleaning fee 50.00, 10 % tax on both,
/// a deposit of 300.00, optional firewood for 20.00; sleeps four, one pet, no smoking.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub account: AccountId,
    pub site: Key,
    pub property: Key,
    pub listing: Key,
    pub firewood: Key,
}

impl Sample {
    pub async fn insert(tx: &Tx, number: u32) -> Self {
        let account = AccountId::new(number);
        let sample = Self {
            account,
            site: key(account, 1),
            property: key(account, 2),
            listing: key(account, 3),
            firewood: key(account, 12),
        };
        insert(tx, sample.account_row()).await;
        insert(tx, sample.site_row()).await;
        insert(tx, sample.address_row()).await;
        insert(tx, sample.property_row()).await;
        insert(tx, sample.listing_row()).await;
        insert(tx, sample.rate_row()).await;
        insert(tx, sample.tax_row()).await;
        insert(tx, sample.listing_tax_row()).await;
        insert(tx, sample.fee_row(10, "Cleaning", 5_000)).await;
        insert(tx, listing_fee::Model { refundable: true, ..sample.fee_row(11, "Deposit", 30_000) }).await;
        insert(tx, listing_fee::Model { optional: true, ..sample.fee_row(12, "Firewood", 2_000) }).await;
        sample
    }

    /// Inserts another home of the same account, with the same terms but without fees, under another slug.
    pub async fn insert_home(&self, tx: &Tx, slug: &str) {
        let secret = format!("secret-{slug}-{}", self.account);
        insert(tx, property::Model { slug: slug.to_owned(), ical_secret: secret, ..self.property_row() })
            .await;
        insert(tx, self.listing_row()).await;
        insert(tx, listing_rate::Model { id: key(self.account, 21).into(), ..self.rate_row() }).await;
    }

    pub fn namespace(&self) -> String {
        format!("site-{}", self.account)
    }

    /// Inserts an owner's block of one night, without its row in the night ledger.
    pub async fn insert_block(&self, tx: &Tx, event: Key, night: NaiveDate) {
        let row = calendar_event::Model {
            account_id: self.account.into(),
            id: event.into(),
            property_id: self.property.into(),
            start_date: night,
            end_date: night,
            blocking: true,
            kind: EventKind::Block.into(),
            summary: String::new(),
            reservation_id: None,
            feed_id: None,
            external_uid: None,
            conflict: false,
            created_at: made_at(),
        };
        insert(tx, row).await;
    }

    /// An edition of the listing's rental agreement, created in the month of its number.
    pub async fn insert_agreement(&self, tx: &Tx, edition: i32, body: &str) {
        let number = u64::from(edition.unsigned_abs()) + 70;
        let at = instant(&format!("2026-{edition:02}-01T00:00:00Z"));
        let row = agreement::Model {
            account_id: self.account.into(),
            id: key(self.account, number).into(),
            name: "Agreement".to_owned(),
            edition,
            body: body.to_owned(),
            body_hash: String::new(),
            state_status: StateStatus::Active.into(),
            created_at: at,
            updated_at: at,
            version: 1,
        };
        if edition == 1 {
            let listing = listing::ActiveModel {
                account_id: Unchanged(self.account.into()),
                id: Unchanged(self.listing.into()),
                agreement_id: Set(Some(row.id)),
                ..Default::default()
            };
            insert(tx, row).await;
            listing.update(tx).await.expect("the listing is there");
        } else {
            insert(tx, row).await;
        }
    }

    /// An empty property group.
    pub fn group_row(&self, number: u64, name: &str) -> property_group::Model {
        property_group::Model {
            account_id: self.account.into(),
            id: key(self.account, number).into(),
            name: name.to_owned(),
            slug: name.to_lowercase(),
            position: 1,
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
        }
    }

    /// A site page, to be changed by the test.
    pub fn page_row(&self, slug: &str) -> site_page::Model {
        site_page::Model {
            account_id: self.account.into(),
            id: key(self.account, 80 + slug.len() as u64).into(),
            site_id: self.site.into(),
            slug: slug.to_owned(),
            title: format!("About {slug}"),
            body: "We *are* here.".to_owned(),
            position: i32::try_from(slug.len()).expect("a short name"),
            published: true,
            in_menu: true,
            search_title: String::new(),
            search_description: String::new(),
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
        }
    }

    /// Ten percent of the rent with the code `SUMMER`, to be changed by the test.
    pub fn promotion_row(&self, number: u64) -> promotion::Model {
        promotion::Model {
            account_id: self.account.into(),
            id: key(self.account, number).into(),
            code: "SUMMER".to_owned(),
            code_folded: "summer".to_owned(),
            name: "Summer sale".to_owned(),
            terms: "Ten percent off the rent.".to_owned(),
            kind: PromotionKind::Percent.into(),
            basis_points: 1_000,
            amount: 0,
            free_nights: 0,
            base: PromotionBase::Rent.into(),
            max_discount: None,
            book_from: None,
            book_until: None,
            stay_from: None,
            stay_until: None,
            min_nights: None,
            max_uses: None,
            uses: 0,
            stackable: true,
            all_properties: true,
            state_status: StateStatus::Active.into(),
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
            currency: "USD".to_owned(),
        }
    }

    fn account_row(&self) -> account::Model {
        account::Model {
            id: self.account.into(),
            name: format!("Account {}", self.account),
            currency: "USD".to_owned(),
            time_zone: "America/Los_Angeles".to_owned(),
            state_status: StateStatus::Active.into(),
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
            revision: 0,
        }
    }

    pub fn site_row(&self) -> site::Model {
        site::Model {
            account_id: self.account.into(),
            id: self.site.into(),
            namespace: self.namespace(),
            domain: None,
            existing_domain: false,
            name: "A site".to_owned(),
            tagline: "Homes by the sea".to_owned(),
            story: String::new(),
            state_status: StateStatus::Active.into(),
            guesty_powered: false,
            guesty_account_email: None,
            currency: "USD".to_owned(),
            languages: "en".to_owned(),
            all_properties: true,
            analytics_opt_out: false,
            automatic_price_range: true,
            price_min: None,
            price_max: None,
            provider: Some(Provider::Stripe.into()),
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
            search_title: String::new(),
            search_description: String::new(),
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
        }
    }

    pub fn property_row(&self) -> property::Model {
        property::Model {
            slug: "a-home".to_owned(),
            name: "A home".to_owned(),
            headline: "By the sea".to_owned(),
            description: "A small home by the sea.".to_owned(),
            property_type: "house".to_owned(),
            city: "Seaside".to_owned(),
            state: "OR".to_owned(),
            country: "US".to_owned(),
            lat: 45.99,
            lon: -123.92,
            time_zone: "America/Los_Angeles".to_owned(),
            accommodates: 4,
            bedrooms: 2,
            bathrooms: 1.5,
            registration_number: Some("STR-0042".to_owned()),
            ical_secret: format!("secret-{}", self.account),
            search_text: "a home seaside".to_owned(),
            ..property::Model::blank(self.property.into(), made_at())
        }
    }

    fn address_row(&self) -> site_address::Model {
        site_address::Model {
            address: self.namespace(),
            account_id: self.account.into(),
            site_id: self.site.into(),
        }
    }

    pub fn listing_row(&self) -> listing::Model {
        listing::Model {
            account_id: self.account.into(),
            id: self.listing.into(),
            property_id: self.property.into(),
            active_type: ActiveType::Active.into(),
            currency: "USD".to_owned(),
            book_online: true,
            pay_online: true,
            instant_book: true,
            renter_can_modify: true,
            min_nights: 3,
            max_nights: Some(28),
            min_nights_rule: MinNightsRule::Arrival.into(),
            check_in_days: "0,1,2,3,4,5,6".to_owned(),
            check_out_days: "0,1,2,3,4,5,6".to_owned(),
            min_gap_nights: None,
            lead_days: 1,
            window_days: Some(365),
            turnover_days: 0,
            included_guests: 4,
            extra_guest_amount: 0,
            max_pets: 1,
            smoking_allowed: false,
            request_hours: 24,
            quote_minutes: 1_440,
            refund_policy_id: None,
            payment_policy_id: None,
            agreement_id: None,
            partner_listing_id: None,
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
        }
    }

    /// The same rate for another listing.
    pub fn rate_row_as(&self, number: u64) -> listing_rate::Model {
        listing_rate::Model { id: key(self.account, number).into(), ..self.rate_row() }
    }

    fn rate_row(&self) -> listing_rate::Model {
        listing_rate::Model {
            account_id: self.account.into(),
            id: key(self.account, 20).into(),
            listing_id: self.listing.into(),
            name: "All year".to_owned(),
            start_date: None,
            end_date: None,
            base_rate: true,
            repeat: false,
            duration: None,
            week_night: 10_000,
            weekend_night: None,
            weekly: None,
            monthly: None,
            min_nights: None,
            max_nights: None,
            check_in_days: None,
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
        }
    }

    fn fee_row(&self, number: u64, name: &str, amount: i64) -> listing_fee::Model {
        listing_fee::Model {
            account_id: self.account.into(),
            id: key(self.account, number).into(),
            listing_id: self.listing.into(),
            name: name.to_owned(),
            kind: FeeKind::Flat.into(),
            amount,
            basis_points: 0,
            taxable: true,
            refundable: false,
            optional: false,
            selected: false,
            position: i32::try_from(number).expect("a small number"),
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
        }
    }

    fn tax_row(&self) -> tax::Model {
        tax::Model {
            account_id: self.account.into(),
            id: key(self.account, 30).into(),
            name: "Lodging tax".to_owned(),
            authority: "Clatsop County".to_owned(),
            kind: TaxKind::Percent.into(),
            basis_points: 1_000,
            amount: 0,
            on_rent: true,
            on_fees: true,
            included: false,
            min_age: None,
            max_nights: None,
            state_status: StateStatus::Active.into(),
            created_at: made_at(),
            updated_at: made_at(),
            version: 1,
            currency: "USD".to_owned(),
        }
    }

    fn listing_tax_row(&self) -> listing_tax::Model {
        let tax_id = key(self.account, 30).into();
        listing_tax::Model { account_id: self.account.into(), listing_id: self.listing.into(), tax_id }
    }
}

fn made_at() -> DateTime<Utc> {
    instant("2026-01-01T00:00:00Z")
}

/// A photo of a home that is ready.
pub fn photo_row(property: Key, number: u64) -> photo::Model {
    photo::Model {
        account_id: property.account().into(),
        id: key(property.account(), number).into(),
        property_id: property.into(),
        position: 0,
        alt: "The lake".to_owned(),
        width: 1_200,
        height: 800,
        tone: "#aabbcc".to_owned(),
        created_at: made_at(),
        updated_at: made_at(),
        version: 1,
        state: PhotoState::Ready.into(),
    }
}

/// Inserts any row into its table.
pub async fn insert<M>(tx: &Tx, row: M)
where
    M: IntoActiveModel<<<M as ModelTrait>::Entity as EntityTrait>::ActiveModel> + ModelTrait,
    <M::Entity as EntityTrait>::ActiveModel: ActiveModelBehavior + Send,
    <M::Entity as EntityTrait>::Model: IntoActiveModel<<M::Entity as EntityTrait>::ActiveModel>,
{
    row.into_active_model().insert(tx).await.expect("a sample row fits its table");
}
