//! Data of any size in one account, for load and growth tests: homes, terms and full calendars, no bookings.

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::Key;
use domain::text::fold;
use store::Store;
use store::row::Id;
use store::row::accounts::membership;
use store::row::calendars::stay_night;
use store::row::homes::{property, property_amenity};
use store::row::listings::listing;

use super::account::{account_row, user_row, write_platform};
use super::calendar::block_row;
use super::error::LoadError;
use super::listing::{Offer, TermRows, plain_listing};
use super::options::{LoadOptions, Progress};
use super::policy::tax_row;
use super::rows::{Loaded, Rows};
use super::scope::{Mint, Scope, opened};
use super::world::has_data;
use super::{policy, site};
use crate::account::Account;
use crate::big::{BigHome, homes};
use crate::pricing::Profile;
use crate::world::World;

const NAME: &str = "Big World";
const NAMESPACE: &str = "big-world";
/// The account whose pricing profiles the homes use.
const MODEL: &str = "harbor-pine";
/// Homes per transaction: few enough to keep memory use constant.
const BATCH: usize = 1000;

/// Loads `properties` homes into one account, batch by batch; a crash leaves the batches that were written.
pub async fn load_big(
    store: &Store,
    properties: usize,
    options: &LoadOptions<'_>,
    progress: Progress<'_>,
) -> Result<Loaded, LoadError> {
    if has_data(store).await? {
        return Err(LoadError::NotEmpty);
    }
    let world = World::load()?;
    let model = world.account(MODEL).ok_or_else(|| LoadError::Broken(format!("account {MODEL}")))?;
    let maker = BigMaker { scope: Scope::new(1, &model.facts, options)?, model };
    let profiles: Vec<String> = model.pricing.profiles.iter().map(|profile| profile.name.clone()).collect();
    let count = u32::try_from(properties).unwrap_or(u32::MAX);
    let mut homes = homes(&world, &profiles, count, options.seed, options.today);
    let mut loaded = Loaded::default();
    let mut rows = Rows::default();
    write_platform(&mut rows, &world, options);
    maker.write_account(&mut rows, options);
    loop {
        for home in homes.by_ref().take(BATCH) {
            maker.write_home(&mut rows, &home);
        }
        if rows.property.is_empty() && loaded.accounts > 0 {
            return Ok(loaded);
        }
        let tx = store.write().await?;
        rows.insert(&tx).await?;
        tx.commit().await?;
        loaded += rows.counted();
        progress(&format!("{} of {properties} homes", loaded.properties));
        rows = Rows::default();
    }
}

struct BigMaker<'w> {
    scope: Scope,
    model: &'w Account,
}

impl BigMaker<'_> {
    fn write_account(&self, rows: &mut Rows, options: &LoadOptions<'_>) {
        let facts = &self.model.facts;
        rows.account.push(account_row(&self.scope, NAME, &facts.currency, &facts.time_zone));
        let owner = user_row(&format!("owner@{NAMESPACE}.test"), "Big", "Owner", options);
        rows.membership.push(membership::Model {
            account_id: self.scope.account.into(),
            user_id: owner.id,
            role: domain::accounts::role::Role::Owner.into(),
            lists: None,
            created_at: opened(),
        });
        rows.user.push(owner);
        policy::write(rows, &self.scope, &self.model.pricing);
        let site = site::site_row(&self.scope, NAMESPACE, NAME, &facts.currency);
        rows.site_address.push(site::address_row(&site));
        rows.site.push(site);
    }

    /// One second after the previous home: every index is appended to at its end, which makes a hundred thousand fast.
    fn made(home: &BigHome<'_>) -> DateTime<Utc> {
        opened() + TimeDelta::seconds(home.number.into())
    }

    fn write_home(&self, rows: &mut Rows, home: &BigHome<'_>) {
        let Some(profile) = self.model.pricing.profiles.iter().find(|profile| profile.name == home.pricing)
        else {
            return;
        };
        let made = Self::made(home);
        let mut mint = self.scope.mint(&home.slug);
        let property = Self::property_row(home, made, &mut mint);
        rows.property_amenity.extend(home.amenities.iter().map(|amenity| property_amenity::Model {
            account_id: property.account_id,
            property_id: property.id,
            amenity: (*amenity).to_owned(),
        }));
        self.offer(home, profile, property.id, made, &mut mint).write(rows);
        self.write_calendar(rows, home, property.id, made, &mut mint);
        rows.property.push(property);
    }

    fn offer(
        &self,
        home: &BigHome<'_>,
        profile: &Profile,
        property: Id,
        made: DateTime<Utc>,
        mint: &mut Mint,
    ) -> Offer {
        let Self { scope, model } = self;
        let id = mint.id(made);
        let terms = TermRows { scope, listing: id, made };
        let offers = |need: &str| home.amenities.contains(&need);
        let listing = listing::Model {
            included_guests: home.accommodates.cast_signed(),
            refund_policy_id: Some(scope.named("refund policy", &profile.refund_policy)),
            payment_policy_id: Some(scope.named("payment policy", &profile.payment_policy)),
            ..plain_listing(scope, (property, id), &model.facts.currency, home.min_nights, made)
        };
        let taxes = model.pricing.taxes.iter().filter(|tax| tax.regions.contains(&profile.name));
        Offer {
            listing,
            rates: terms.rates(profile.rates(home.nightly, home.min_nights, scope.today), mint),
            overrides: Vec::new(),
            fees: terms.fees(profile.fees(home.bedrooms, offers), mint),
            discounts: terms.discounts(profile, mint),
            taxes: taxes.map(|tax| tax_row(scope, tax)).collect(),
        }
    }

    fn write_calendar(
        &self,
        rows: &mut Rows,
        home: &BigHome<'_>,
        property_id: Id,
        made: DateTime<Utc>,
        mint: &mut Mint,
    ) {
        for (place, event) in (0..).zip(home.events) {
            let id = numbered(mint.id(made), place);
            let row = block_row(&self.scope, property_id, id, (event.start, event.end), made);
            let nights = event.start.iter_days().take_while(|night| *night < event.end);
            rows.stay_night.extend(nights.map(|night| stay_night::Model {
                account_id: row.account_id,
                property_id,
                night,
                slot: 0,
                event_id: row.id,
            }));
            rows.calendar_event.push(row);
        }
    }

    fn property_row(home: &BigHome<'_>, made: DateTime<Utc>, mint: &mut Mint) -> property::Model {
        let BigHome { name, headline, city, state, neighborhood, .. } = home;
        let id = mint.id(made);
        property::Model {
            slug: home.slug.clone(),
            name: name.clone(),
            headline: headline.clone(),
            description: headline.clone(),
            property_type: fold(home.property_type.name()),
            neighborhood: (*neighborhood).to_owned(),
            city: (*city).to_owned(),
            state: (*state).to_owned(),
            country: home.country.to_owned(),
            lat: home.lat,
            lon: home.lon,
            time_zone: home.time_zone.to_owned(),
            accommodates: home.accommodates.cast_signed(),
            bedrooms: home.bedrooms.cast_signed(),
            bathrooms: home.bathrooms,
            ical_secret: mint.secret(),
            search_text: fold(&format!("{name} {headline} {city} {state} {neighborhood}")),
            ..property::Model::blank(id, made)
        }
    }
}

/// The same id with the top byte of its random part replaced by a number, so that ids of one second sort by it.
fn numbered(id: Id, number: u8) -> Id {
    const SHIFT: u32 = 56;
    let bits = Key::from(id).as_u128() & !(0xFF << SHIFT);
    Key::from_u128(bits | u128::from(number) << SHIFT).into()
}
