//! A quote, checked again and opened as a reservation under its lock.

use domain::listings::terms::Standing;
use domain::locale::language::Language;
use domain::quotes::refusal::Refusal;
use domain::reservations::reservation::{Status, is_new};
use store::{StoreError, Tx};

use super::contact::found_by;
use crate::quotes::{PromotionError, QuoteError, ReadQuote};
use crate::reservations::{BookingError, Case};
use crate::{App, catalog, quotes, reservations, stays};

/// Fails if the price has expired, the guest has no name or e-mail address, or the home is no longer sold.
pub(super) async fn check_bookable(app: &App, read: &ReadQuote) -> Result<(), BookingError> {
    quotes::check_in_time(app, &read.row, &read.site).await?;
    for (field, value) in [("first_name", &read.row.first_name), ("email", &read.row.email)] {
        if value.trim().is_empty() {
            return Err(BookingError::Missing(field));
        }
    }
    check_sold(app, read).await
}

/// Checks what the quote does not promise: the home is still sold and check-in is not in the past.
async fn check_sold(app: &App, read: &ReadQuote) -> Result<(), BookingError> {
    let catalog = catalog::catalog(app, &read.site.namespace).await?;
    let home = catalog.homes.home(read.row.property_id.key());
    let home = home.filter(|home| home.terms.standing == Standing::Active);
    let refusal = match home {
        None => Refusal::Inactive,
        Some(home) if read.row.check_in < home.today(app.now()) => {
            Refusal::PastDate { today: home.today(app.now()) }
        }
        Some(_) => return Ok(()),
    };
    Err(QuoteError::Refused { refusal, nearest: Vec::new(), partner_email: None }.into())
}

/// Returns the case if the quote is still to be booked: a new one, or that of a failed attempt. Fails if the quote has changed
/// since it was read and priced; its lock prevents changes until the case is written.
pub(crate) async fn case_of_quote<'a>(
    app: &'a App,
    read: &ReadQuote,
) -> Result<Option<Case<'a>>, BookingError> {
    let tx = app.store.write().await?;
    let quote = store::quotes::quote::lock(&tx, read.row.id.key()).await?;
    if quote.is_none_or(|quote| quote.version != read.row.version) {
        return Err(QuoteError::Stale.into());
    }
    let Some(row) = store::reservations::reservation::lock_by_quote(&tx, read.row.id.key()).await? else {
        return new_case(app, tx, read).await.map(Some);
    };
    let case = Case::of(app, tx, row).await?;
    Ok(if standing(&case)? { None } else { Some(case) })
}

pub(crate) async fn take_promotions(case: &Case<'_>, read: &ReadQuote) -> Result<(), BookingError> {
    for promotion in &read.bill.promotions {
        if !store::quotes::promotion::take_use(&case.tx, promotion.key).await? {
            let used_up = PromotionError { promotion: promotion.code.to_string(), refusal: None };
            return Err(QuoteError::Promotions(vec![used_up]).into());
        }
    }
    Ok(())
}

async fn new_case<'a>(app: &'a App, tx: Tx, read: &ReadQuote) -> Result<Case<'a>, BookingError> {
    let account = read.row.id.key().account();
    let row = reservations::reservation_row(read, app.new_key(account), app.now());
    store::keep::insert(&tx, row.clone()).await.map_err(|error| match error {
        // Another request books the same quote at this moment.
        StoreError::Duplicate => BookingError::Locked,
        other => other.into(),
    })?;
    store::keep::insert(&tx, reservations::bill_row(read, &row)).await?;
    store::inbox::thread::join_to_reservation(&tx, read.row.id.key(), row.id.key()).await?;
    let card = read.terms.booking.pay_online;
    for payment in reservations::payment_rows(read, &row, card) {
        store::keep::insert(&tx, payment).await?;
    }
    Case::of(app, tx, row).await
}

/// A new attempt after a decline may have another message and another card.
pub(crate) fn fill_in(case: &mut Case<'_>, read: &ReadQuote, message: &str, language: Option<Language>) {
    let quote = &read.row;
    let row = &mut case.reservation;
    message.trim().clone_into(&mut row.message);
    language.map_or("", Language::code).clone_into(&mut row.language);
    row.first_name.clone_from(&quote.first_name);
    row.last_name.clone_from(&quote.last_name);
    row.email.clone_from(&quote.email);
    row.phone.clone_from(&quote.phone);
    row.search_text = found_by(row);
}

/// Whether the quote is already booked. A booking in progress is locked; a failed one can be tried again.
pub(super) fn standing(case: &Case<'_>) -> Result<bool, BookingError> {
    match case.status() {
        // The partner is being asked.
        Status::Quote | Status::Tentative if stays::is_asking_partner(case) => Err(BookingError::Locked),
        status if is_new(Some((status, *case.reservation.paid_status))) => Ok(false),
        Status::Tentative if case.payments.iter().any(reservations::is_in_flight) => {
            Err(BookingError::Locked)
        }
        Status::Quote | Status::Tentative | Status::Open | Status::Reserved => Ok(true),
        Status::Declined | Status::Canceled => Err(QuoteError::Booked.into()),
    }
}

pub(super) fn due_now(read: &ReadQuote) -> i64 {
    let now = read.bill.quote.payments.iter().filter(|payment| payment.collect_while_booking);
    now.map(|payment| payment.amount).sum()
}
