//! Converts a listing of the partner to a home: created, updated, or marked as seen.

use chrono::{DateTime, Utc};
use domain::key::AccountId;
use domain::listings::terms::MinNightsRule;
use domain::text::code::{ActiveType, SystemType};
use domain::text::fold;
use partner::Listing;
use sha2::{Digest, Sha256};
use store::partner_homes::partner_listing::Known;
use store::row::homes::property;
use store::row::listings::listing;
use store::row::partner_homes::partner_listing;
use store::{StoreError, Tx};

use super::calendar::ask_for_calendar;
use super::list_price::keep_list_price;
use super::picture::keep_pictures;
use crate::services::PartnerTrouble;
use crate::{App, homes};

/// Part of the fingerprint: increment it when the conversion changes, so that all listings are written again.
const EDITION: u32 = 2;

/// Returns whether anything has changed.
pub(super) async fn keep_partner_listing(
    app: &App,
    account: AccountId,
    told: &Listing,
    seen_at: DateTime<Utc>,
) -> Result<bool, PartnerTrouble> {
    let fingerprint = hex::encode(Sha256::digest(format!("{EDITION} {told:?}")));
    let currency = account_currency(app, account).await?;
    let tx = app.store.write().await?;
    let known = store::partner_homes::partner_listing::lock(&tx, account, &told.id).await?;
    let is_same = |known: &Known| known.heard.as_ref().is_some_and(|heard| heard.fingerprint == fingerprint);
    if known.as_ref().is_some_and(is_same) {
        store::partner_homes::partner_listing::touch(&tx, account, &told.id, seen_at).await?;
        tx.commit().await?;
        return Ok(false);
    }
    let known_fee =
        known.as_ref().and_then(|known| known.heard.as_ref()).and_then(|heard| heard.cleaning_fee_id);
    let (home, offer) = match known {
        Some(known) => update_home(app, &tx, known, told).await?,
        None => add_home(app, &tx, account, told, &currency).await?,
    };
    let cleaning_fee_id = keep_list_price(app, &tx, &offer, known_fee, told).await?;
    keep_pictures(app, &tx, &home, told).await?;
    ask_for_calendar(app, &tx, home.id.key()).await?;
    store::partner_homes::partner_listing::put_amenities(&tx, &home, &told.amenities).await?;
    let heard = partner_listing::Model {
        account_id: home.account_id,
        property_id: home.id,
        listing_key: told.id.clone(),
        fingerprint,
        seen_at,
        cleaning_fee_id,
    };
    store::partner_homes::partner_listing::put(&tx, heard).await?;
    store::catalog::change::of_property(&tx, account, home.id.key()).await?;
    app.commit(tx, account).await?;
    Ok(true)
}

async fn account_currency(app: &App, account: AccountId) -> Result<(String, String), StoreError> {
    let row = store::accounts::account::find(app.store.read(), account).await?;
    let row = row.ok_or_else(|| StoreError::Broken(format!("no account {account}")))?;
    Ok((row.currency, row.time_zone))
}

async fn update_home(
    app: &App,
    tx: &Tx,
    known: Known,
    told: &Listing,
) -> Result<(property::Model, listing::Model), StoreError> {
    let now = app.now();
    let mut home = described(known.property, told);
    (home.updated_at, home.version) = (now, home.version + 1);
    store::keep::update(tx, home.clone()).await?;
    let mut offer = offered(known.listing, told);
    let had_gone = known.heard.is_some_and(|heard| heard.fingerprint.is_empty());
    if had_gone && offer.active_type == ActiveType::Paused {
        // The listing is back; one that the owner paused or that was suspended meanwhile stays so.
        offer.active_type = ActiveType::Active.into();
    }
    (offer.updated_at, offer.version) = (now, offer.version + 1);
    store::keep::update(tx, offer.clone()).await?;
    Ok((home, offer))
}

async fn add_home(
    app: &App,
    tx: &Tx,
    account: AccountId,
    told: &Listing,
    (currency, time_zone): &(String, String),
) -> Result<(property::Model, listing::Model), StoreError> {
    let words = homes::slug_of(&told.title);
    let mut slug = words.clone();
    for number in 2.. {
        if !store::partner_homes::partner_listing::has_slug(tx, account, &slug).await? {
            break;
        }
        slug = format!("{words}-{number}");
    }
    let home = described(empty_home(app, account, slug, time_zone), told);
    store::keep::insert(tx, home.clone()).await?;
    let offer = offered(empty_offer(app, &home, currency.clone()), told);
    store::keep::insert(tx, offer.clone()).await?;
    Ok((home, offer))
}

fn empty_home(app: &App, account: AccountId, slug: String, time_zone: &str) -> property::Model {
    let id = app.new_key(account).into();
    property::Model {
        slug,
        system_type: SystemType::Partner.into(),
        time_zone: time_zone.to_owned(),
        ical_secret: app.secret(),
        ..property::Model::blank(id, app.now())
    }
}

fn empty_offer(app: &App, home: &property::Model, currency: String) -> listing::Model {
    let every_day = "0,1,2,3,4,5,6".to_owned();
    listing::Model {
        account_id: home.account_id,
        id: app.new_key(home.id.key().account()).into(),
        property_id: home.id,
        active_type: ActiveType::Active.into(),
        currency,
        book_online: true,
        pay_online: true,
        instant_book: true,
        renter_can_modify: true,
        min_nights: 1,
        max_nights: None,
        min_nights_rule: MinNightsRule::Arrival.into(),
        check_in_days: every_day.clone(),
        check_out_days: every_day,
        min_gap_nights: None,
        lead_days: 0,
        window_days: None,
        turnover_days: 0,
        included_guests: home.accommodates,
        extra_guest_amount: 0,
        max_pets: 0,
        smoking_allowed: false,
        request_hours: 24,
        quote_minutes: 60,
        refund_policy_id: None,
        payment_policy_id: None,
        agreement_id: None,
        partner_listing_id: None,
        created_at: home.created_at,
        updated_at: home.created_at,
        version: 1,
    }
}

/// Overwrites the fields that the partner gives; all others stay.
fn described(mut home: property::Model, told: &Listing) -> property::Model {
    for (field, said) in [
        (&mut home.name, &told.title),
        (&mut home.description, &told.summary),
        (&mut home.property_type, &told.property_type),
        (&mut home.neighborhood, &told.place.neighborhood),
        (&mut home.address_one, &told.place.address),
        (&mut home.city, &told.place.city),
        (&mut home.state, &told.place.state),
        (&mut home.country, &told.place.country),
    ] {
        if !said.trim().is_empty() {
            said.trim().clone_into(field);
        }
    }
    let zone = told.time_zone.as_ref().filter(|zone| zone.parse::<chrono_tz::Tz>().is_ok());
    let is_time = |time: &&String| chrono::NaiveTime::parse_from_str(time, "%H:%M").is_ok();
    for (field, said) in [
        (&mut home.time_zone, zone),
        (&mut home.check_in_time, told.check_in_time.as_ref().filter(is_time)),
        (&mut home.check_out_time, told.check_out_time.as_ref().filter(is_time)),
    ] {
        if let Some(said) = said {
            field.clone_from(said);
        }
    }
    if told.place.lat != 0.0 || told.place.lon != 0.0 {
        (home.lat, home.lon) = (told.place.lat, told.place.lon);
    }
    home.accommodates = told.accommodates.cast_signed();
    home.bedrooms = told.bedrooms.cast_signed();
    home.bathrooms = told.bathrooms;
    let words = [
        &home.name,
        &home.headline,
        &home.city,
        &home.state,
        &home.neighborhood,
        &home.property_type,
        &home.description,
    ];
    home.search_text = fold(&words.map(String::as_str).join(" "));
    home
}

fn offered(mut offer: listing::Model, told: &Listing) -> listing::Model {
    offer.partner_listing_id = Some(told.id.clone());
    if let Some(currency) = told.currency {
        offer.currency = currency.to_string();
    }
    offer.min_nights = told.min_nights.cast_signed();
    offer.max_nights = told.max_nights.map(u32::cast_signed);
    offer.included_guests = told.accommodates.cast_signed();
    offer
}
