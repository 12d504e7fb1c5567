//! Rental agreements: filled in for a stay, with example data, and the history of their editions.

use chrono::{DateTime, Days, NaiveDate, Utc};
use domain::accounts::role::Permission;
use domain::key::Key;
use domain::money::currency::Currency;
use domain::policies::agreement::AgreementVariable;
use domain::text::code::StateStatus;
use store::StoreError;
use store::row::policies::agreement;

use super::agreed_stay::AgreedStay;
use super::agreement_text::{FilledAgreement, Script, filled};
use crate::access::Caller;
use crate::cache::Catalog;
use crate::quotes::{Estimate, QuoteError, ReadQuote};
use crate::records::ResourceError;
use crate::{App, app, quotes};

/// A text with example values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgreementPreview {
    pub html: String,
    /// Names that are not variables.
    pub unknown: Vec<String>,
}

/// One edition of an agreement, with its usage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    pub key: Key,
    pub edition: i32,
    pub made_at: DateTime<Utc>,
    /// `None` if it was imported with the account.
    pub made_by: Option<String>,
    /// Number of bookings that accepted it.
    pub signed: u64,
    pub is_deleted: bool,
}

/// The edition in force when the quote was made, with the quote's values and the date of signing; `None` if the listing requires
/// none.
pub async fn agreement(app: &App, quote: Key) -> Result<Option<FilledAgreement>, QuoteError> {
    let read = quotes::read_quote(app, quote).await?;
    let signatures = match &read.reservation {
        Some(reservation) => {
            store::reservations::reservation::signatures(app.store.read(), reservation.id.key()).await?
        }
        None => Vec::new(),
    };
    let signed_at = signatures.first().map(|signature| signature.signed_at);
    Ok(AgreedStay::of_quote(&read, signed_at).agreement(app).await?)
}

/// Without the date of signing: this is the text that is accepted.
pub(super) async fn agreement_to_sign(
    app: &App,
    read: &ReadQuote,
) -> Result<Option<FilledAgreement>, StoreError> {
    AgreedStay::of_quote(read, None).agreement(app).await
}

/// The edition in force today, for a stay of which nothing is stored yet.
pub async fn agreement_of_estimate(
    app: &App,
    catalog: &Catalog,
    estimate: &Estimate<'_>,
) -> Result<Option<FilledAgreement>, QuoteError> {
    Ok(AgreedStay::of_estimate(app, &catalog.site, estimate).agreement(app).await?)
}

/// A text as a guest would read it, with an example stay.
pub async fn preview_agreement(
    app: &App,
    caller: &Caller,
    text: &str,
) -> Result<AgreementPreview, ResourceError> {
    let example = agreement_example(app, caller).await?;
    let (html, unknown) = filled(text, example);
    Ok(AgreementPreview { html, unknown })
}

/// All variables of agreements, with example values.
pub async fn agreement_variables(
    app: &App,
    caller: &Caller,
) -> Result<Vec<(AgreementVariable, String)>, ResourceError> {
    let example = agreement_example(app, caller).await?;
    Ok(AgreementVariable::ALL.iter().map(|variable| (*variable, example(*variable))).collect())
}

/// All editions of the agreement that `key` belongs to, newest first.
pub async fn agreement_editions(app: &App, caller: &Caller, key: Key) -> Result<Vec<Edition>, ResourceError> {
    caller.demand(Permission::Read)?;
    if !caller.owns(key) {
        return Err(ResourceError::NoSuchRow);
    }
    let db = app.store.read();
    let rows = store::policies::agreement::editions(db, caller.account, key).await?;
    if rows.is_empty() {
        return Err(ResourceError::NoSuchRow);
    }
    let keys: Vec<Key> = rows.iter().map(|row| row.id.key()).collect();
    let signed = store::policies::agreement::signed(db, caller.account, &keys).await?;
    let makers = store::accounts::audit_entry::makers(db, caller.account, "agreement", &keys).await?;
    let edition = |row: agreement::Model| {
        let key = row.id.key();
        Edition {
            key,
            edition: row.edition,
            made_at: row.created_at,
            made_by: makers.get(&key).cloned(),
            signed: signed.get(&key).copied().unwrap_or(0),
            is_deleted: row.state_status == StateStatus::Deleted,
        }
    };
    Ok(rows.into_iter().map(edition).collect())
}

async fn agreement_example(
    app: &App,
    caller: &Caller,
) -> Result<impl Fn(AgreementVariable) -> String, ResourceError> {
    caller.demand(Permission::Read)?;
    let account = store::accounts::account::find(app.store.read(), caller.account).await?;
    let account = account.ok_or(ResourceError::NoSuchRow)?;
    let currency = account.currency.parse().unwrap_or(Currency::USD);
    let sites = store::sites::site::of_account(app.store.read(), caller.account).await?;
    let script = Script::of_site(sites.first(), currency);
    let today = app::account_day(app, caller).await?;
    Ok(move |variable| example(variable, &account.name, script, today))
}

/// Example value of a variable, so that authors can read an agreement before there is a guest.
fn example(variable: AgreementVariable, company: &str, script: Script, today: NaiveDate) -> String {
    let ahead = |days: u64| today + Days::new(days);
    match variable {
        AgreementVariable::Accommodates => "6".to_owned(),
        AgreementVariable::Address => "12 Harbor Road, Astoria, OR 97103, US".to_owned(),
        AgreementVariable::Adults => "2".to_owned(),
        AgreementVariable::CheckIn => script.date(ahead(60)),
        AgreementVariable::CheckInTime => script.time("16:00"),
        AgreementVariable::CheckOut => script.date(ahead(64)),
        AgreementVariable::CheckOutTime => script.time("10:00"),
        AgreementVariable::Children | AgreementVariable::Pets => "1".to_owned(),
        AgreementVariable::CompanyName => company.to_owned(),
        AgreementVariable::Deposit => script.money(20_000),
        AgreementVariable::GuestName => "Emma Lind".to_owned(),
        AgreementVariable::Guests => "3".to_owned(),
        AgreementVariable::Nights => "4".to_owned(),
        AgreementVariable::PaymentSchedule => script.schedule([(49_000, today), (49_000, ahead(30))]),
        AgreementVariable::PropertyName => "Gull House".to_owned(),
        AgreementVariable::RefundPolicy => "Full refund up to 30 days before check-in.".to_owned(),
        AgreementVariable::Registration => "STR-2026-0147".to_owned(),
        AgreementVariable::SignedAt => String::new(),
        AgreementVariable::Total => script.money(98_000),
    }
}
