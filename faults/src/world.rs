//! A small world that everybody wants: few homes, a site that takes cards, a folder or a database of its own.

use domain::policies::refund::RefundMethod;
use domain::text::code::Provider;
use std::path::PathBuf;

use anyhow::Context;
use domain::key::AccountId;
use domain::text::code::{StateStatus, WebhookEvent};
use sea_orm::{ActiveModelTrait, IntoActiveModel};
use serde_json::json;
use store::Store;
use store::row::homes::property;
use store::row::listings::listing;
use store::row::policies::refund_policy;
use store::row::sites::site;
use store::row::webhooks::webhook;
use testkit::{Sample, instant, key};

/// Homes beside the first, the last of which only the witness books.
const HOMES: u64 = 12;
const ACCOUNT: u32 = 7;

#[derive(Debug)]
pub struct World {
    pub folder: PathBuf,
    pub database: String,
    pub namespace: String,
    pub properties: Vec<String>,
    /// Nobody is in the way there of who wants to know whether the program books.
    pub quiet_home: String,
}

impl World {
    /// In a database that is there and empty.
    pub async fn new(store: &Store, database: String) -> anyhow::Result<Self> {
        let name = if database.starts_with("sqlite:") { "sqlite" } else { "postgres" };
        let folder = std::env::temp_dir().join(format!("casita_faults_{name}_{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let (namespace, mut properties) = fill(store).await?;
        let quiet_home = properties.pop().context("there are homes")?;
        Ok(Self { folder, database, namespace, properties, quiet_home })
    }

    /// An owner's system is told of every message.
    pub async fn listen_at(&self, store: &Store, url: &str) -> anyhow::Result<()> {
        let (account, at) = (AccountId::new(ACCOUNT), instant("2026-01-01T00:00:00Z"));
        let tx = store.write().await?;
        let hook = webhook::Model {
            account_id: account.into(),
            id: key(account, 96).into(),
            url: url.to_owned(),
            secret: "known to both".to_owned(),
            events: json!([WebhookEvent::MessageReceived.code()]),
            state_status: StateStatus::Active.into(),
            created_at: at,
            updated_at: at,
            version: 1,
        };
        testkit::insert(&tx, hook).await;
        Ok(tx.commit().await?)
    }

    pub fn leave(self) -> anyhow::Result<()> {
        Ok(std::fs::remove_dir_all(&self.folder)?)
    }
}

async fn fill(store: &Store) -> anyhow::Result<(String, Vec<String>)> {
    let tx = store.write().await?;
    let sample = Sample::insert(&tx, ACCOUNT).await;
    let site = site::Model {
        provider: Some(Provider::Stripe.into()),
        provider_secret: Some(format!("sandbox-secret-{}", sample.namespace())),
        ..sample.site_row()
    };
    site.into_active_model().reset_all().update(&tx).await?;
    let policy = all_back(sample);
    let refund_policy_id = Some(policy.id);
    testkit::insert(&tx, policy).await;
    let first = listing::Model { refund_policy_id, ..sample.listing_row() };
    first.into_active_model().reset_all().update(&tx).await?;
    let mut properties = vec![sample.property.to_string()];
    for number in 1..=HOMES {
        let home = Sample {
            property: key(sample.account, 100 + number),
            listing: key(sample.account, 200 + number),
            ..sample
        };
        let slug = format!("home-{number}");
        let row = property::Model { slug: slug.clone(), ical_secret: slug, ..home.property_row() };
        testkit::insert(&tx, row).await;
        testkit::insert(&tx, listing::Model { refund_policy_id, ..home.listing_row() }).await;
        testkit::insert(&tx, home.rate_row_as(300 + number)).await;
        properties.push(home.property.to_string());
    }
    tx.commit().await?;
    Ok((sample.namespace(), properties))
}

/// Whoever cancels a day before gets everything back, so that money goes both ways.
fn all_back(sample: Sample) -> refund_policy::Model {
    let at = instant("2026-01-01T00:00:00Z");
    refund_policy::Model {
        account_id: sample.account.into(),
        id: key(sample.account, 95).into(),
        name: "Flexible".to_owned(),
        method: RefundMethod::DaysPrior.into(),
        text: "All back until the day before.".to_owned(),
        tiers: json!([{"days": 1, "percent": 100}]),
        grace_hours: None,
        grace_days_before: None,
        created_at: at,
        updated_at: at,
        version: 1,
    }
}
