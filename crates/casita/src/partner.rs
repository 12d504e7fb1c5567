//! `[partner]`: the partner's property system, and the listings that the sandbox offers in its place.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use ::partner::{Paths, Settings};
use anyhow::ensure;
use chrono::NaiveDate;
use clap::Args;
use domain::calendars::night::lowest_night;
use domain::money::Money;
use domain::people::party::Party;
use domain::price::inquiry::StayRequest;
use domain::quotes::{Quote, write_out};
use domain::text::code::SystemType;
use domain::time::night::check_out_after;
use domain::time::stay::Stay;
use flows::services::PartnerDesk;
use flows::{App, catalog};
use payments::merchant::sealed::Keyring;
use sandbox::{PartnerListing, PartnerStock};
use search::Home;
use serde::Deserialize;
use serde_json::json;

/// How many nights ahead the sandbox has prices.
const NIGHTS: usize = 500;

/// The `[partner]` section of the settings file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenPartner {
    /// Address of the partner's booking engine [default: <https://booking.guesty.com>]
    #[arg(
        id = "partner_url",
        long = "partner-url",
        global = true,
        env = "CASITA_PARTNER_URL",
        value_name = "URL"
    )]
    url: Option<String>,
    /// Timeout for the partner's price, in milliseconds [default: 5000]
    #[arg(
        id = "partner_patience",
        long = "partner-patience",
        global = true,
        env = "CASITA_PARTNER_PATIENCE",
        value_name = "MS"
    )]
    patience: Option<u64>,
    /// Maximum number of access tokens to request from the partner per day [default: 3]
    #[arg(
        id = "partner_renewals",
        long = "partner-renewals",
        global = true,
        env = "CASITA_PARTNER_RENEWALS",
        value_name = "N"
    )]
    renewals: Option<i32>,
    /// OAuth scope of the access tokens
    #[arg(skip)]
    scope: Option<String>,
    /// Name of the request field by which a guest accepts the policy
    #[arg(skip)]
    policy_field: Option<String>,
    /// Paths below the address, where the partner's differ
    #[arg(skip)]
    paths: Option<Paths>,
}

/// The effective settings.
#[derive(Clone, Debug)]
pub struct PartnerSettings {
    settings: Settings,
    patience: Option<Duration>,
    renewals: Option<i32>,
}

impl GivenPartner {
    pub fn resolve(self, file: Self) -> anyhow::Result<PartnerSettings> {
        let mut settings = Settings::default();
        if let Some(url) = self.url.or(file.url) {
            ensure!(
                url.starts_with("https://") || url.starts_with("http://"),
                "partner.url: {url:?} must start with https:// or http://"
            );
            url.trim_end_matches('/').clone_into(&mut settings.base);
        }
        if let Some(scope) = file.scope {
            settings.scope = scope;
        }
        if let Some(field) = file.policy_field {
            settings.policy_field = field;
        }
        if let Some(paths) = file.paths {
            settings.paths = paths;
        }
        let patience = self.patience.or(file.patience).map(Duration::from_millis);
        if let Some(patience) = patience {
            settings.live.total = patience;
        }
        let renewals = self.renewals.or(file.renewals);
        ensure!(renewals.is_none_or(|most| most > 0), "partner.renewals: at least one token a day is needed");
        Ok(PartnerSettings { settings, patience, renewals })
    }
}

impl PartnerSettings {
    /// `sandbox` is the sandbox's address, if there is one.
    pub fn desk(&self, keyring: Keyring, sandbox: Option<&str>) -> anyhow::Result<PartnerDesk> {
        let mut desk = PartnerDesk::new(self.settings.clone(), Some(keyring))?;
        if let Some(url) = sandbox {
            let base = Settings::sandbox(url).base;
            desk = desk.with_sandbox(Settings { base, paths: Paths::default(), ..self.settings.clone() })?;
        }
        if let Some(patience) = self.patience {
            desk = desk.with_patience(patience);
        }
        if let Some(most) = self.renewals {
            desk = desk.with_renewals_a_day(most);
        }
        Ok(desk)
    }
}

/// The demo's partner homes, in the form in which the partner's API returns them.
pub async fn stock(app: &App) -> anyhow::Result<Vec<PartnerStock>> {
    let store = &app.store;
    let mut stocks = Vec::new();
    for site in
        store::sites::site::list_all(store.read()).await?.into_iter().filter(|site| site.guesty_powered)
    {
        let account = site.id.key().account();
        let Some(connection) =
            store::partner_homes::partner_connection::of_account(store.read(), account).await?
        else {
            continue;
        };
        let catalog = catalog::catalog(app, &site.namespace).await?;
        let sold = catalog.homes.homes().filter(|home| home.system_type == SystemType::Partner);
        let listings = sold.filter_map(|home| listing(home, home.today(app.now()))).collect();
        stocks.push(PartnerStock { client: connection.client_id, listings });
    }
    Ok(stocks)
}

fn listing(home: &Home, today: NaiveDate) -> Option<PartnerListing> {
    let nights = || today.iter_days().take(NIGHTS);
    let (mut prices, mut sample) = (BTreeMap::new(), None);
    for night in nights() {
        if let Some(quote) = one_night(home, night, today) {
            prices.insert(night, major(home, quote.totals.total_rent));
            sample.get_or_insert(quote);
        }
    }
    let totals = sample?.totals;
    let taxed = totals.total_rent + totals.total_fees;
    #[expect(clippy::cast_precision_loss, reason = "a share of what a night costs")]
    let tax_percent = (totals.total_taxes as f64 * 100.0 / taxed.max(1) as f64 * 100.0).round() / 100.0;
    let base_price = lowest_night(&home.terms, &home.terms.sheet(), home.surely_taken(), today)
        .map(|lowest| major(home, lowest));
    let told = json!({
        "_id": home.partner_listing_id, "title": &*home.name, "propertyType": &*home.property_type,
        "accommodates": home.terms.accommodates, "bedrooms": home.bedrooms, "bathrooms": home.bathrooms,
        "address": {
            "neighborhood": &*home.neighborhood, "city": &*home.city, "state": &*home.state,
            "country": &*home.country, "lat": home.lat, "lng": home.lon,
        },
        "prices": {
            "basePrice": base_price, "currency": home.terms.currency.code(),
            "cleaningFee": major(home, totals.total_fees),
        },
        "amenities": home.amenities.iter().map(|code| code.replace('_', " ")).collect::<Vec<_>>(),
        "terms": {"minNights": home.terms.min_nights, "maxNights": home.terms.max_nights},
        "timezone": home.time_zone.name(),
    });
    let taken: BTreeSet<NaiveDate> = nights().filter(|night| home.surely_taken().contains(*night)).collect();
    Some(PartnerListing { listing: told, prices, taken, tax_percent, gone: false })
}

fn one_night(home: &Home, night: NaiveDate, today: NaiveDate) -> Option<Quote> {
    let stay = Stay::new(night, check_out_after(night)).ok()?;
    let party = Party::new(1, 0, 0, false).ok()?;
    write_out(&home.terms, &StayRequest::plain(stay, party), today).ok()
}

/// Amount in major units, as the partner's API writes money.
fn major(home: &Home, minor: i64) -> f64 {
    let text = Money::new(minor, home.terms.currency).to_string();
    text.split_once(' ').and_then(|(_, number)| number.parse().ok()).unwrap_or_default()
}
