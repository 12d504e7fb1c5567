//! Storing and reading quotes. A quote is stored with the terms it was made from, so later edits of the listing do not change it.
//!
//! A quote is a price on request that is stored and honored until it expires.

use std::sync::Arc;

use chrono::{NaiveDate, TimeDelta};
use chrono_tz::Tz;
use domain::key::{AccountId, Key};
use domain::listings::terms::Terms;
use domain::policies::payment_plan::Instalment;
use domain::policies::refund::RefundStep;
use domain::price::inquiry::StayRequest;
use domain::price::promotion::Promotion;
use domain::quotes::{LineChange, Quote};
use domain::reservations::refund_steps::PaidSoFar;
use domain::reservations::reservation::{PaymentState, Status, is_new};
use search::Home;
use store::StoreError;
use store::quotes::quote::{Bill, Waiting};
use store::row::quotes::quote;
use store::row::reservations::reservation;
use store::row::sites::site;

use super::error::QuoteError;
use super::estimate::{Estimate, Wish, estimate_to_keep};
use super::promotion::PromotionError;
use super::sold::{Sold, cancelation, keep_terms, received};
use crate::cache::Catalog;
use crate::{App, app, catalog};

/// A quote as read from the database.
pub(crate) struct ReadQuote {
    pub(crate) row: quote::Model,
    pub(crate) site: Arc<site::Model>,
    /// The namespace of the site that the guest came from.
    pub(crate) origin_site: String,
    pub(crate) terms: Arc<Terms>,
    pub(crate) bill: Bill,
    pub(crate) request: StayRequest,
    /// Its booking, or a failed attempt to book it.
    pub(crate) reservation: Option<Box<reservation::Model>>,
}

/// Prices a stay and stores the quote for as long as the listing says. `say` builds the response while the database writes; it is
/// returned only once the quote is stored.
pub async fn create_quote<T>(
    app: &App,
    catalog: &Catalog,
    property: Key,
    wish: &Wish,
    origin_site: Option<&str>,
    say: impl FnOnce(KeptQuote) -> T,
) -> Result<T, QuoteError> {
    let Estimate { home, request, quote, promo_errors, partner, .. } =
        estimate_to_keep(app, catalog, property, wish).await?;
    let bill = Bill { partner, ..bill(app, home, quote, &request) };
    let mut row = new_row(app, catalog, home, &request, &bill).await?;
    let site = Arc::clone(&catalog.site);
    let origin = other_site(app, &site, origin_site).await?;
    row.origin_site_id = origin.as_ref().map(|origin| origin.id);
    let keeping = store::quotes::quote::insert(&app.store, &row);
    let (terms, origin_site) = (Arc::clone(&home.terms), namespace_of(origin, &site));
    let read = ReadQuote { row, site, origin_site, terms, bill, request, reservation: None };
    let (kept, said) = tokio::join!(biased; keeping, async { say(read.fresh(promo_errors)) });
    kept?;
    Ok(said)
}

/// The quote as it was made, until it expires or once it is booked.
pub async fn quote(app: &App, key: Key) -> Result<KeptQuote, QuoteError> {
    read_quote(app, key).await?.kept(app).await
}

pub(crate) async fn read_quote(app: &App, key: Key) -> Result<ReadQuote, QuoteError> {
    let db = app.store.read();
    let mut row = store::quotes::quote::find(db, key).await?.ok_or(QuoteError::NoSuchQuote)?;
    let reservation = store::reservations::reservation::find_by_quote(db, key).await?.map(Box::new);
    let site = store::sites::site::find(db, key.account(), row.site_id.key()).await?;
    let site = site.ok_or(QuoteError::NoSuchQuote)?;
    if !reservation.as_deref().is_some_and(is_booked) {
        check_in_time(app, &row, &site).await?;
    }
    let sold = if let Some(booking) = &reservation {
        tell_booking(&mut row, booking);
        let bill = store::reservations::reservation::bill(db, booking.id.key()).await?;
        let terms = store::listings::listing_terms::find(db, key.account(), booking.terms_id).await?;
        Sold::of_booking(booking, bill, terms)?
    } else {
        let terms = store::listings::listing_terms::find(db, key.account(), row.terms_id).await?;
        Sold::of_quote(&row, terms)?
    };
    let Sold { terms, bill, request } = sold;
    let origin = match row.origin_site_id {
        Some(origin) => store::sites::site::find(db, key.account(), origin.key()).await?,
        None => None,
    };
    let origin_site = namespace_of(origin, &site);
    Ok(ReadQuote { row, site: site.into(), origin_site, terms, bill, request, reservation })
}

/// The site with this namespace, if it is another one of the same account.
async fn other_site(
    app: &App,
    site: &site::Model,
    namespace: Option<&str>,
) -> Result<Option<site::Model>, StoreError> {
    let Some(namespace) = namespace.filter(|namespace| *namespace != site.namespace) else { return Ok(None) };
    let sites = store::sites::site::of_account(app.store.read(), site.account_id.into()).await?;
    Ok(sites.into_iter().find(|other| other.namespace == namespace))
}

fn namespace_of(origin: Option<site::Model>, site: &site::Model) -> String {
    origin.map_or_else(|| site.namespace.clone(), |origin| origin.namespace)
}

/// Fails if the quote has expired. A failed booking does not extend its validity.
pub(crate) async fn check_in_time(
    app: &App,
    row: &quote::Model,
    site: &site::Model,
) -> Result<(), QuoteError> {
    if row.expires_at > app.now() {
        return Ok(());
    }
    let property = row.property_id.key();
    let catalog = catalog::catalog(app, &site.namespace).await?;
    let slug = catalog.homes.home(property).map(|home| home.slug.to_string());
    Err(QuoteError::Expired { property, slug })
}

/// Whether others own some of its nights; its own booking does not count.
async fn overlaps(app: &App, read: &ReadQuote) -> Result<bool, QuoteError> {
    if read.is_booked() {
        return Ok(false);
    }
    let catalog = catalog::catalog(app, &read.site.namespace).await?;
    let home = catalog.homes.home(read.row.property_id.key());
    let inquiry = domain::price::inquiry::Inquiry::new(&read.request, read.bill.quoted_on);
    Ok(home.is_some_and(|home| {
        domain::quotes::stay_rules::check_free(&home.terms.sheet().rules, home.surely_taken(), &inquiry)
            .is_err()
    }))
}

pub(crate) fn bill(app: &App, home: &Home, quote: Quote, request: &StayRequest) -> Bill {
    let (promotions, waiting) = counted_and_waiting(&request.promotions, &quote);
    Bill {
        payment_keys: quote.payments.iter().map(|_| app.new_key(home.key.account())).collect(),
        quoted_on: home.today(app.now()),
        promotions,
        waiting,
        partner_listing_id: home.partner_listing_id.clone(),
        partner: None,
        quote,
    }
}

pub(crate) async fn new_row(
    app: &App,
    catalog: &Catalog,
    home: &Home,
    request: &StayRequest,
    bill: &Bill,
) -> Result<quote::Model, QuoteError> {
    let account = home.key.account();
    let mut row = quote::Model {
        account_id: account.into(),
        id: app.new_key(account).into(),
        site_id: catalog.site.id,
        capture_address: catalog.site.capture_address,
        created_at: app.now(),
        ..empty_row()
    };
    write_price(app, &mut row, home, request, bill).await?;
    Ok(row)
}

/// Writes a new price, possibly for another home or other terms, with a new expiry.
pub(super) async fn write_price(
    app: &App,
    row: &mut quote::Model,
    home: &Home,
    request: &StayRequest,
    bill: &Bill,
) -> Result<(), QuoteError> {
    row.property_id = home.key.into();
    row.listing_id = home.listing.into();
    row.terms_id = keep_terms(app, home).await?;
    let promised = app.now() + TimeDelta::minutes(home.terms.booking.quote_minutes.into());
    let offered = bill.partner.as_ref().and_then(|offer| offer.expires_at);
    row.expires_at = offered.map_or(promised, |offered| promised.min(offered));
    write_bill(app, row, &home.terms, request, bill)
}

/// Writes another bill under the same terms and expiry.
pub(super) fn write_bill(
    app: &App,
    row: &mut quote::Model,
    terms: &Terms,
    request: &StayRequest,
    bill: &Bill,
) -> Result<(), QuoteError> {
    let broken = |error: serde_json::Error| StoreError::Broken(error.to_string());
    let totals = bill.quote.totals;
    row.check_in = request.stay.check_in();
    row.check_out = request.stay.check_out();
    row.adults = request.party.adults().cast_signed();
    row.children = request.party.children().cast_signed();
    row.pets = request.party.pets().cast_signed();
    row.smoker = request.party.smoker();
    row.promo_codes = bill.promotions.iter().map(|promotion| promotion.code.to_string()).collect();
    row.addons = serde_json::to_value(chosen_addons(terms, request)).map_err(broken)?;
    row.currency = terms.currency.to_string();
    row.total_rent = totals.total_rent;
    row.total_fees = totals.total_fees;
    row.total_taxes = totals.total_taxes;
    row.total = totals.total;
    row.deposit = totals.deposit;
    row.bill = bill.write()?;
    row.updated_at = app.now();
    Ok(())
}

/// Once there is a booking, the home and the guest come from it.
fn tell_booking(row: &mut quote::Model, booking: &reservation::Model) {
    row.property_id = booking.property_id;
    if is_booked(booking) {
        row.first_name.clone_from(&booking.first_name);
        row.last_name.clone_from(&booking.last_name);
        row.email.clone_from(&booking.email);
        row.phone.clone_from(&booking.phone);
    }
}

/// Whether it is booked or being booked: a failed attempt, such as one with a declined card, leaves the quote as it was.
fn is_booked(reservation: &reservation::Model) -> bool {
    !is_new(Some((*reservation.status, *reservation.paid_status))) || reservation.locked
}

impl ReadQuote {
    pub(crate) fn account(&self) -> AccountId {
        self.row.id.key().account()
    }

    pub(crate) fn is_booked(&self) -> bool {
        self.reservation.as_deref().is_some_and(is_booked)
    }

    /// A quote that was priced just now.
    pub(super) fn fresh(self, promo_errors: Vec<PromotionError>) -> KeptQuote {
        let (policy, stay) = (self.terms.refund.as_deref(), self.request.stay);
        let refund_steps = self.bill.quote.refund_steps(policy, stay, self.bill.quoted_on);
        self.with(false, refund_steps, promo_errors)
    }

    /// An earlier quote, as it stands now.
    pub(super) async fn kept(self, app: &App) -> Result<KeptQuote, QuoteError> {
        let (overlap_exists, refund_steps) = (overlaps(app, &self).await?, self.refund_steps(app).await?);
        let promo_errors = self.bill.waiting.iter().map(PromotionError::from).collect();
        Ok(self.with(overlap_exists, refund_steps, promo_errors))
    }

    /// The refunds of cancellations from today on: of the booking as it is now, or else of one that would be made today.
    async fn refund_steps(&self, app: &App) -> Result<Vec<RefundStep>, StoreError> {
        let Some(policy) = self.terms.refund.as_deref() else { return Ok(Vec::new()) };
        let (db, now) = (app.store.read(), app.now());
        let home = store::homes::property::find_row(db, self.account(), self.row.property_id.key()).await?;
        let zone = home.map_or(Tz::UTC, |home| app::home_zone(&home));
        let Some(booking) = self.reservation.as_deref().filter(|_| self.is_booked()) else {
            let today = now.with_timezone(&zone).date_naive();
            return Ok(self.bill.quote.refund_steps(Some(policy), self.request.stay, today));
        };
        if booking.status.move_to(Status::Canceled).is_err() {
            return Ok(Vec::new());
        }
        let payments = store::reservations::reservation::payments(db, booking.id.key()).await?;
        let refunds = store::reservations::reservation::refunds(db, booking.id.key()).await?;
        let open = payments.iter().filter(|payment| !PaymentState::SETTLED.contains(&payment.state));
        let open = open.map(|payment| Instalment {
            due_date: payment.due_date,
            amount: payment.amount,
            collect_while_booking: payment.collect_while_booking,
        });
        let paid = received(&payments, &refunds).iter().map(|part| part.amount).sum();
        let so_far = PaidSoFar { paid, open: open.collect() };
        Ok(cancelation(booking, &self.bill.quote, zone, now)?.refund_steps(policy, &so_far))
    }

    fn with(
        self,
        overlap_exists: bool,
        refund_steps: Vec<RefundStep>,
        promo_errors: Vec<PromotionError>,
    ) -> KeptQuote {
        let Self { row, site, origin_site, terms, bill, request, reservation } = self;
        KeptQuote {
            row,
            site,
            origin_site,
            request,
            terms,
            quote: bill.quote,
            refund_steps,
            payment_keys: bill.payment_keys,
            partner_listing_id: bill.partner_listing_id,
            overlap_exists,
            reservation: reservation.map(|row| row.id.key()),
            promo_errors,
            difference: None,
        }
    }
}

/// The promotions that apply to the quote, and those that may after a change. Those that never can are in neither.
pub(super) fn counted_and_waiting(promotions: &[Promotion], quote: &Quote) -> (Vec<Promotion>, Vec<Waiting>) {
    let (mut counted, mut waiting) = (Vec::new(), Vec::new());
    for promotion in promotions {
        let refused = quote.refused_promotions.iter().find(|(code, _)| *code == promotion.code);
        match refused {
            None => counted.push(promotion.clone()),
            Some((_, refusal)) if refusal.is_final() => (),
            Some((_, refusal)) => {
                waiting.push(Waiting { promotion: promotion.clone(), refusal: refusal.clone() });
            }
        }
    }
    (counted, waiting)
}

/// The chosen add-ons, or those that the listing selects by default.
fn chosen_addons(terms: &Terms, request: &StayRequest) -> Vec<Key> {
    let wanted = |fee: &&domain::price::fee::Fee| match &request.addons {
        Some(chosen) => chosen.contains(&fee.key),
        None => fee.selected,
    };
    terms.fees.iter().filter(|fee| fee.optional).filter(wanted).map(|fee| fee.key).collect()
}

/// A row with default values.
fn empty_row() -> quote::Model {
    let nothing = Key::from_u128(0);
    quote::Model {
        account_id: nothing.account().into(),
        id: nothing.into(),
        site_id: nothing.into(),
        property_id: nothing.into(),
        listing_id: nothing.into(),
        check_in: NaiveDate::default(),
        check_out: NaiveDate::default(),
        adults: 0,
        children: 0,
        pets: 0,
        smoker: false,
        promo_codes: serde_json::Value::Null,
        addons: serde_json::Value::Null,
        currency: String::new(),
        total_rent: 0,
        total_fees: 0,
        total_taxes: 0,
        total: 0,
        deposit: 0,
        bill: String::new(),
        inquiry: false,
        first_name: String::new(),
        last_name: String::new(),
        email: String::new(),
        phone: String::new(),
        address_one: String::new(),
        address_two: String::new(),
        city: String::new(),
        state: String::new(),
        postal_code: String::new(),
        country: String::new(),
        expires_at: chrono::DateTime::UNIX_EPOCH,
        created_at: chrono::DateTime::UNIX_EPOCH,
        updated_at: chrono::DateTime::UNIX_EPOCH,
        version: 1,
        terms_id: nothing.into(),
        guest_generation: 0,
        capture_address: false,
        origin_site_id: None,
    }
}

/// A stored quote with its current state.
#[derive(Debug)]
pub struct KeptQuote {
    pub row: quote::Model,
    pub site: Arc<site::Model>,
    /// The namespace of the site that the guest came from.
    pub origin_site: String,
    pub request: StayRequest,
    pub terms: Arc<Terms>,
    pub quote: Quote,
    pub refund_steps: Vec<RefundStep>,
    pub payment_keys: Vec<Key>,
    pub partner_listing_id: Option<String>,
    /// Others have taken some of its nights meanwhile.
    pub overlap_exists: bool,
    pub reservation: Option<Key>,
    /// The codes that do not apply.
    pub promo_errors: Vec<PromotionError>,
    /// The price before and after, if it has just changed.
    pub difference: Option<Difference>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub before: i64,
    pub after: i64,
    pub lines: Vec<LineChange>,
}

impl Difference {
    pub(crate) fn between(before: &Quote, after: &Quote) -> Self {
        Self {
            before: before.totals.total,
            after: after.totals.total,
            lines: domain::quotes::changes(before, after),
        }
    }
}
