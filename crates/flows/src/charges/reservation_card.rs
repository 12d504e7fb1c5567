//! Cards of guests: stored by the provider, with only their references here.

use domain::accounts::role::Permission;
use domain::key::Key;
use domain::reservations::reservation::{DepositState, PaymentState};
use domain::text::code::Provider;
use payments::{Attempt, CardAnswer, CardReference, CardStanding, Decline, IdempotencyKey, NewCard};
use store::row::charges::reservation_card;
use store::row::reservations::reservation;
use store::row::sites::site;
use store::{StoreError, Tx};

use crate::access::Caller;
use crate::reservations::BookingError;
use crate::{App, quotes, reservations};

/// The quote or reservation that a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardOwner {
    Quote(Key),
    Reservation(Key),
}

impl CardOwner {
    pub const fn key(self) -> Key {
        match self {
            Self::Quote(key) | Self::Reservation(key) => key,
        }
    }
}

/// A card as prepared by the browser.
#[derive(Clone, Debug)]
pub struct CardWish {
    pub owner: CardOwner,
    pub card: NewCard,
    /// The provider that the browser used.
    pub provider: Option<Provider>,
    /// Details that the browser knows, used if the provider does not return them.
    pub brand: Option<String>,
    pub bin: Option<String>,
    pub last_four: Option<String>,
    pub country: Option<String>,
    pub phone: String,
    pub renter_approved: bool,
}

/// The rows that a card belongs to.
struct Home {
    quote: Key,
    reservation: Option<Key>,
    site: site::Model,
}

pub async fn cards(app: &App, owner: CardOwner) -> Result<Vec<reservation_card::Model>, BookingError> {
    let home = home_of_card(app, owner).await?;
    Ok(store::reservations::reservation::cards(app.store.read(), home.quote, home.reservation).await?)
}

/// A card of a reservation that the user may see.
pub async fn own_card(app: &App, caller: &Caller, key: Key) -> Result<reservation_card::Model, BookingError> {
    if !caller.owns(key) {
        return Err(BookingError::NoSuchCard);
    }
    let card = find_card(app, key).await?;
    let reservation = match (card.reservation_id, card.quote_id) {
        (Some(reservation), _) => Some(reservation.key()),
        (None, Some(quote)) => {
            let booked = store::reservations::reservation::find_by_quote(app.store.read(), quote.key());
            booked.await?.map(|reservation| reservation.id.key())
        }
        (None, None) => None,
    };
    let reservation = reservation.ok_or(BookingError::NoSuchCard)?;
    reservations::own_reservation(app, caller, reservation, Permission::Read).await?;
    Ok(card)
}

pub async fn find_card(app: &App, card: Key) -> Result<reservation_card::Model, BookingError> {
    store::reservations::reservation::card(app.store.read(), card).await?.ok_or(BookingError::NoSuchCard)
}

/// The provider stores the card; we store its reference.
pub async fn save_card(app: &App, wish: &CardWish) -> Result<reservation_card::Model, BookingError> {
    let home = home_of_card(app, wish.owner).await?;
    let provider = app.cashier.provider(&home.site)?;
    if wish.provider.is_some_and(|used| used != provider.code()) {
        return Err(BookingError::OtherProvider);
    }
    let key = app.new_key(home.quote.account());
    let attempt = IdempotencyKey::new(format!("card-{key}"));
    let attempt = Attempt::first(attempt.map_err(|error| StoreError::Broken(error.to_string()))?);
    let kept = match provider.keep_card(&wish.card, &attempt).await? {
        CardAnswer::Kept(kept) => kept,
        CardAnswer::Declined(decline) => return Err(BookingError::Declined(decline)),
    };
    let auth_token = auth_token(&kept.standing)?;
    let expires = kept.expires.or(wish.card.expires);
    let now = app.now();
    let row = reservation_card::Model {
        account_id: home.quote.account().into(),
        id: key.into(),
        quote_id: Some(home.quote.into()),
        reservation_id: home.reservation.map(Into::into),
        provider: provider.code().into(),
        card_token: kept.reference.as_str().to_owned(),
        card_name: wish.card.holder.clone(),
        card_type: wish
            .brand
            .clone()
            .filter(|_| kept.brand == payments::Brand::Other)
            .unwrap_or_else(|| kept.brand.code().to_owned()),
        card_bin_number: kept.bin.or_else(|| wish.bin.clone()),
        card_last_four: kept.last_four.or_else(|| wish.last_four.clone()).unwrap_or_default(),
        card_expires_month: expires.map_or(0, |expires| expires.month.into()),
        card_expires_year: expires.map_or(0, |expires| expires.year.into()),
        card_country: kept.country.or_else(|| wish.country.clone()),
        email: wish.card.email.clone().unwrap_or_default(),
        phone: wish.phone.clone(),
        requires_auth: auth_token.is_some(),
        auth_token,
        renter_approved: wish.renter_approved,
        removed_at: None,
        created_at: now,
        updated_at: now,
        version: 1,
    };
    store::keep::insert(app.store.write_one(), row.clone()).await?;
    Ok(row)
}

/// The browser reports that the card is authenticated; the provider is asked to confirm it.
pub async fn mark_card_authenticated(app: &App, card: Key) -> Result<reservation_card::Model, BookingError> {
    ask_about_card(app, card, false).await
}

/// Returns a fresh token, for an authentication that took too long.
pub async fn refresh_card_auth(app: &App, card: Key) -> Result<reservation_card::Model, BookingError> {
    ask_about_card(app, card, true).await
}

async fn ask_about_card(app: &App, card: Key, anew: bool) -> Result<reservation_card::Model, BookingError> {
    let row = find_card(app, card).await?;
    if !row.requires_auth {
        return Ok(row);
    }
    let owner = row.quote_id.map(|quote| CardOwner::Quote(quote.key())).ok_or(BookingError::NoSuchCard)?;
    let site = home_of_card(app, owner).await?.site;
    let provider = app.cashier.provider(&site)?;
    let reference = CardReference::new(row.card_token.clone());
    let standing =
        if anew { provider.renew_card_auth(&reference).await? } else { provider.card(&reference).await? };
    let auth_token = auth_token(&standing)?;
    let tx = app.store.write().await?;
    let seen = row.version;
    let (row, _) = lock_card(&tx, &row).await?;
    // The responses to two requests may arrive in any order: a proven card stays proven, and a token is not replaced by an older
    // one.
    if !row.requires_auth || (auth_token.is_some() && row.version != seen) {
        return Ok(row);
    }
    let row = reservation_card::Model { requires_auth: auth_token.is_some(), auth_token, ..row };
    let row = write_card(app, &tx, row).await?;
    tx.commit().await?;
    Ok(row)
}

/// Removes a card that is no longer needed. Its row stays for refunds and for comparison with the provider's records.
pub async fn remove_card(app: &App, card: Key) -> Result<(), BookingError> {
    let row = find_card(app, card).await?;
    let tx = app.store.write().await?;
    let (row, stay) = lock_card(&tx, &row).await?;
    if let Some(stay) = stay
        && is_needed(&tx, card, stay.id.key()).await?
    {
        return Err(BookingError::CardInUse);
    }
    write_card(app, &tx, reservation_card::Model { removed_at: Some(app.now()), ..row }).await?;
    Ok(tx.commit().await?)
}

/// Reads the card again under the locks that bookings and charges take too. Fails if it was removed meanwhile.
async fn lock_card(
    tx: &Tx,
    card: &reservation_card::Model,
) -> Result<(reservation_card::Model, Option<reservation::Model>), BookingError> {
    let quote = card.quote_id.ok_or(BookingError::NoSuchCard)?.key();
    store::quotes::quote::lock(tx, quote).await?;
    let stay = store::reservations::reservation::lock_by_quote(tx, quote).await?;
    let card = store::charges::reservation_card::lock(tx, card.id.key()).await?;
    let card = card.filter(|card| card.removed_at.is_none()).ok_or(BookingError::NoSuchCard)?;
    Ok((card, stay))
}

async fn write_card(
    app: &App,
    tx: &Tx,
    row: reservation_card::Model,
) -> Result<reservation_card::Model, StoreError> {
    let row = reservation_card::Model { updated_at: app.now(), version: row.version + 1, ..row };
    store::keep::update(tx, row.clone()).await?;
    Ok(row)
}

/// Whether an open payment or the deposit of the stay uses the card.
async fn is_needed(tx: &Tx, card: Key, stay: Key) -> Result<bool, StoreError> {
    let id = Some(card.into());
    let payments = store::reservations::reservation::payments(tx, stay).await?;
    let deposit = store::reservations::reservation::deposit(tx, stay).await?;
    let is_to_pay = payments
        .iter()
        .any(|payment| payment.card_id == id && !PaymentState::SETTLED.contains(&payment.state));
    let is_deposit = deposit
        .is_some_and(|deposit| deposit.card_id == id && !DepositState::SETTLED.contains(&deposit.state));
    Ok(is_to_pay || is_deposit)
}

async fn home_of_card(app: &App, owner: CardOwner) -> Result<Home, BookingError> {
    let db = app.store.read();
    let (quote, reservation, site) = match owner {
        CardOwner::Quote(key) => {
            // An expired quote accepts no new card.
            let read = quotes::read_quote(app, key).await?;
            (key, read.reservation.map(|row| row.id.key()), read.row.site_id.key())
        }
        CardOwner::Reservation(key) => {
            let row = store::reservations::reservation::find(db, key)
                .await?
                .ok_or(BookingError::NoSuchReservation)?;
            (row.quote_id.key(), Some(key), row.site_id.key())
        }
    };
    let site = store::sites::site::find(db, quote.account(), site).await?;
    Ok(Home { quote, reservation, site: site.ok_or(BookingError::NoSuchReservation)? })
}

/// The token that the browser needs to authenticate the card; `None` for a card that may be charged.
fn auth_token(standing: &CardStanding) -> Result<Option<String>, BookingError> {
    match standing {
        CardStanding::Ready => Ok(None),
        CardStanding::NeedsAuthentication { auth_token } => Ok(Some(auth_token.expose().to_owned())),
        CardStanding::Failed(decline) => Err(BookingError::Declined(Decline::clone(decline))),
    }
}
