//! A stay that a user of the account books for a guest: by telephone, by mail, in person. The price can be set and rules
//! overridden; taken nights cannot be booked.

use std::sync::Arc;

use chrono::NaiveDate;
use domain::accounts::role::Permission;
use domain::key::{AccountId, Key};
use domain::people::email::Email;
use domain::price::inquiry::StayRequest;
use domain::quotes::refusal::Refusal;
use domain::quotes::stay_rules::broken;
use domain::quotes::{Quote, write_out};
use search::Home;

use crate::access::Caller;
use crate::cache::Catalog;
use crate::quotes::{Estimate, PromotionError, QuoteError, ReadQuote, Wish};
use crate::reservations::{BookingError, Nights, ReservationView};
use crate::{App, booking, calendars, catalog, quotes, reservations, stays};

#[derive(Clone, Debug)]
pub struct NewStay {
    pub property: Key,
    /// The site that the booking belongs to; by default any site that sells the home.
    pub namespace: Option<String>,
    pub wish: Wish,
    /// Replaces the total computed from the rates.
    pub total: Option<i64>,
}

#[derive(Clone, Debug)]
pub struct NewReservation {
    pub stay: NewStay,
    /// Whether the listing's rules may be broken: the minimum stay, the days of arrival, and so on.
    pub despite_rules: bool,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<Email>,
    pub phone: String,
    pub message: String,
    pub note: String,
    pub source: Option<Key>,
    /// Whether the guest is notified by e-mail.
    pub tell_guest: bool,
    /// Whether a guest with a relay address of a channel is asked for their own.
    pub ask_for_contact: bool,
}

/// The price of a stay, and the rules it breaks.
#[derive(Debug)]
pub struct StayPreview {
    pub catalog: Arc<Catalog>,
    pub property: Key,
    pub today: NaiveDate,
    pub request: StayRequest,
    pub quote: Quote,
    pub promo_errors: Vec<PromotionError>,
    /// Broken rules, and taken nights.
    pub warnings: Vec<Refusal>,
}

impl StayPreview {
    pub fn home(&self) -> Option<&Home> {
        self.catalog.homes.home(self.property)
    }

    /// The price as shown to guests.
    pub fn estimate(&self) -> Option<Estimate<'_>> {
        let (request, quote) = (self.request.clone(), self.quote.clone());
        Some(Estimate {
            home: self.home()?,
            today: self.today,
            request,
            quote,
            promo_errors: self.promo_errors.clone(),
            partner: None,
        })
    }
}

pub async fn preview_stay(app: &App, caller: &Caller, new: &NewStay) -> Result<StayPreview, BookingError> {
    caller.demand(Permission::Reservations)?;
    if !caller.sees(&app.store, new.property).await? {
        return Err(QuoteError::NoSuchProperty.into());
    }
    let catalog = catalog_selling(app, caller.account, new).await?;
    let home = catalog.homes.home(new.property).ok_or(QuoteError::NoSuchProperty)?;
    quotes::check_addons(&home.terms, new.wish.addons.as_deref())?;
    let (promotions, mut promo_errors) =
        quotes::promotions(app, caller.account, &new.wish.promo_codes).await?;
    let Wish { stay, party, addons, .. } = new.wish.clone();
    let request = StayRequest { stay, party, addons, promotions };
    let today = home.today(app.now());
    let warnings = broken(&home.terms, &home.taken, &request, today);
    let quote = write_out(&home.terms, &request, today)
        .map_err(|refusal| quotes::refused(&catalog, &calendars::outlook(app, home), &request, refusal))?;
    promo_errors.extend(quotes::refused_promotions(&quote));
    let quote = match new.total {
        Some(total) if total != quote.totals.total => repriced(quote, total, home, &request, today),
        _ => quote,
    };
    Ok(StayPreview { property: new.property, today, request, quote, promo_errors, warnings, catalog })
}

/// Books at once. Fails if a rule is broken, unless the user allows it, and always if a night is taken.
pub async fn create_reservation(
    app: &App,
    caller: &Caller,
    new: &NewReservation,
) -> Result<ReservationView, BookingError> {
    let preview = preview_stay(app, caller, &new.stay).await?;
    if let Some(error) = speaks_against(app, &preview, new) {
        return Err(error);
    }
    let home = preview.home().ok_or(QuoteError::NoSuchProperty)?;
    if let Some(source) = new.source
        && store::listings::source::find(app.store.read(), source).await?.is_none_or(|_| !caller.owns(source))
    {
        return Err(BookingError::NoSuchSource);
    }
    let read = quote_for(app, &preview, home, new).await?;
    let mut case = Box::pin(booking::case_of_quote(app, &read)).await?.ok_or(BookingError::Locked)?;
    case = case.by(Some(caller), "create");
    case.tell_as_new();
    booking::fill_in(&mut case, &read, &new.message, None);
    new.note.trim().clone_into(&mut case.reservation.note);
    case.reservation.source_id = new.source.map(Into::into);
    booking::judge_address(&mut case).await?;
    booking::take_promotions(&case, &read).await?;
    reservations::take_nights(&case, Nights::of(read.request.stay, &read.terms)).await?;
    case.note("created", caller.user.email.as_str()).await?;
    stays::reserve_quietly(&mut case).await?;
    if new.tell_guest {
        reservations::tell_guest(&case, domain::text::code::LetterKind::Confirmed, "").await?;
    }
    if new.ask_for_contact {
        booking::ask_for_contact(app, &case.tx, &case.reservation).await?;
    }
    let key = case.key();
    case.commit().await?;
    reservations::reservation(app, key).await
}

/// The reason why it cannot be booked, if any.
pub(super) fn speaks_against(app: &App, preview: &StayPreview, new: &NewReservation) -> Option<BookingError> {
    let Some(home) = preview.home() else { return Some(QuoteError::NoSuchProperty.into()) };
    let stops = |refusal: &&Refusal| !new.despite_rules || !refusal.is_rule();
    let refusal = *preview.warnings.iter().find(stops)?;
    Some(quotes::refused(&preview.catalog, &calendars::outlook(app, home), &preview.request, refusal).into())
}

/// Creates the quote that every booking needs.
async fn quote_for(
    app: &App,
    preview: &StayPreview,
    home: &Home,
    new: &NewReservation,
) -> Result<ReadQuote, BookingError> {
    let bill = quotes::bill(app, home, preview.quote.clone(), &preview.request);
    let mut row = quotes::new_row(app, &preview.catalog, home, &preview.request, &bill).await?;
    new.first_name.trim().clone_into(&mut row.first_name);
    new.last_name.trim().clone_into(&mut row.last_name);
    new.phone.trim().clone_into(&mut row.phone);
    row.email = new.email.as_ref().map(|email| email.as_str().to_owned()).unwrap_or_default();
    store::quotes::quote::insert(&app.store, &row).await?;
    Ok(ReadQuote {
        site: Arc::clone(&preview.catalog.site),
        origin_site: preview.catalog.site.namespace.clone(),
        terms: Arc::clone(&home.terms),
        request: preview.request.clone(),
        reservation: None,
        bill,
        row,
    })
}

async fn catalog_selling(app: &App, account: AccountId, new: &NewStay) -> Result<Arc<Catalog>, BookingError> {
    for site in store::sites::site::of_account(app.store.read(), account).await? {
        if new.namespace.as_ref().is_some_and(|namespace| *namespace != site.namespace) {
            continue;
        }
        let catalog = catalog::catalog(app, &site.namespace).await?;
        if catalog.homes.home(new.property).is_some() {
            return Ok(catalog);
        }
    }
    Err(QuoteError::NoSuchProperty.into())
}

/// The same stay with another total and its payment schedule.
fn repriced(quote: Quote, total: i64, home: &Home, request: &StayRequest, today: NaiveDate) -> Quote {
    let mut quote = quote.adjusted_to(total);
    quote.payments = home.terms.plan.schedule(total, today, request.stay.check_in());
    quote
}
