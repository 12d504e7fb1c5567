//! List prices of a partner's home, stored so that lists can show a price: currency, base rate and cleaning fee. The price of a
//! stay is requested live.

use domain::price::fee::FeeKind;
use partner::Listing;
use store::row::Id;
use store::row::listings::{listing, listing_fee, listing_rate};
use store::{StoreError, Tx};

use crate::App;

const CLEANING: &str = "Cleaning fee";

/// Returns the ID of the partner's cleaning fee.
pub(super) async fn keep_list_price(
    app: &App,
    tx: &Tx,
    offer: &listing::Model,
    known_fee: Option<Id>,
    told: &Listing,
) -> Result<Option<Id>, StoreError> {
    if let Some(price) = told.base_price {
        keep_base_rate(app, tx, offer, price).await?;
    }
    let fee = store::partner_homes::partner_listing::cleaning_fee(tx, offer, known_fee, CLEANING).await?;
    if told.currency.is_none() {
        // Without a currency no amounts were given, so a missing fee does not mean that there is none.
        return Ok(fee.map(|fee| fee.id));
    }
    keep_cleaning_fee(app, tx, offer, fee, told.cleaning_fee.unwrap_or_default()).await
}

async fn keep_base_rate(app: &App, tx: &Tx, offer: &listing::Model, price: i64) -> Result<(), StoreError> {
    match store::partner_homes::partner_listing::base_rate(tx, offer).await? {
        None => store::keep::insert(tx, base_rate(app, offer, price)).await,
        Some(rate) if rate.week_night == price => Ok(()),
        Some(rate) => {
            let (updated_at, version) = (app.now(), rate.version + 1);
            let rate = listing_rate::Model { week_night: price, updated_at, version, ..rate };
            store::keep::update(tx, rate).await
        }
    }
}

async fn keep_cleaning_fee(
    app: &App,
    tx: &Tx,
    offer: &listing::Model,
    fee: Option<listing_fee::Model>,
    amount: i64,
) -> Result<Option<Id>, StoreError> {
    let kept = match fee {
        None if amount == 0 => return Ok(None),
        None => {
            let fee = cleaning_fee(app, offer, amount);
            store::keep::insert(tx, fee.clone()).await?;
            fee
        }
        Some(fee) if amount == 0 => {
            store::partner_homes::partner_listing::remove_fee(tx, fee).await?;
            return Ok(None);
        }
        Some(fee) if fee.amount == amount => fee,
        Some(fee) => {
            let (updated_at, version) = (app.now(), fee.version + 1);
            let fee = listing_fee::Model { amount, updated_at, version, ..fee };
            store::keep::update(tx, fee.clone()).await?;
            fee
        }
    };
    Ok(Some(kept.id))
}

fn base_rate(app: &App, offer: &listing::Model, price: i64) -> listing_rate::Model {
    let now = app.now();
    listing_rate::Model {
        account_id: offer.account_id,
        id: app.new_key(offer.id.key().account()).into(),
        listing_id: offer.id,
        name: "Base".to_owned(),
        start_date: None,
        end_date: None,
        base_rate: true,
        repeat: false,
        duration: None,
        week_night: price,
        weekend_night: None,
        weekly: None,
        monthly: None,
        min_nights: None,
        max_nights: None,
        check_in_days: None,
        created_at: now,
        updated_at: now,
        version: 1,
    }
}

fn cleaning_fee(app: &App, offer: &listing::Model, amount: i64) -> listing_fee::Model {
    let now = app.now();
    listing_fee::Model {
        account_id: offer.account_id,
        id: app.new_key(offer.id.key().account()).into(),
        listing_id: offer.id,
        name: CLEANING.to_owned(),
        kind: FeeKind::Flat.into(),
        amount,
        basis_points: 0,
        taxable: true,
        refundable: false,
        optional: false,
        selected: false,
        position: 1,
        created_at: now,
        updated_at: now,
        version: 1,
    }
}
