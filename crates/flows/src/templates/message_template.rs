//! Texts with variables: filled in for the guest of a booking, for an inquiry, or with example values.

use chrono::{NaiveDate, NaiveTime};
use domain::accounts::role::Permission;
use domain::key::Key;
use domain::locale::language::Language;
use domain::templates::message_template::{Filled, Template, Variable};

use super::facts::{Facts, facts_of_stay, facts_of_thread};
use crate::access::Caller;
use crate::inbox::ConversationError;
use crate::{App, reservations};

/// The recipient of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addressee {
    Thread(Key),
    Reservation(Key),
    /// No recipient: example values.
    Example,
}

/// A text as the guest would read it; variables without a value stay as they are.
pub async fn preview_template(
    app: &App,
    caller: &Caller,
    templates: &[Template],
    to: Addressee,
) -> Result<Vec<Filled>, ConversationError> {
    caller.demand(Permission::Messages)?;
    let facts = own_facts(app, caller, to).await?;
    let language = Language::read(&caller.user.language).unwrap_or_default();
    let value = |variable| match &facts {
        Some(facts) => facts.value(variable),
        None => Some(example(variable, language)),
    };
    Ok(templates.iter().map(|template| template.fill(value)).collect())
}

async fn own_facts(app: &App, caller: &Caller, to: Addressee) -> Result<Option<Facts>, ConversationError> {
    match to {
        Addressee::Reservation(key) => {
            let own = reservations::own_reservation(app, caller, key, Permission::Messages);
            Ok(Some(facts_of_stay(app, Box::pin(own).await?)))
        }
        Addressee::Thread(key) => {
            let found = store::inbox::thread::find(app.store.read(), key).await?;
            let row = found.filter(|_| caller.owns(key)).ok_or(ConversationError::NoSuchThread)?;
            let is_seen = match row.property_id {
                Some(property) => caller.sees(&app.store, property.key()).await?,
                None => caller.groups.is_none(),
            };
            if !is_seen {
                return Err(ConversationError::NoSuchThread);
            }
            facts_of_thread(app, row).await.map(Some)
        }
        Addressee::Example => Ok(None),
    }
}

/// Example value of a variable, so that authors can read a template before there is a guest.
pub fn example(variable: Variable, language: Language) -> String {
    let day =
        |day: u32| NaiveDate::from_ymd_opt(2026, 7, day).map(|date| language.date(date)).unwrap_or_default();
    let time =
        |hour: u32| NaiveTime::from_hms_opt(hour, 0, 0).map(|time| language.time(time)).unwrap_or_default();
    let money = |minor: i64| "EUR".parse().map(|euro| language.exact_amount(minor, euro)).unwrap_or_default();
    match variable {
        Variable::GuestFirstName => "Emma".to_owned(),
        Variable::GuestName => "Emma Lind".to_owned(),
        Variable::PropertyName => "Gull House".to_owned(),
        Variable::Address => "12 Harbor Road, Astoria".to_owned(),
        Variable::CheckIn => day(10),
        Variable::CheckInTime => time(16),
        Variable::CheckOut => day(14),
        Variable::CheckOutTime => time(10),
        Variable::Nights => "4".to_owned(),
        Variable::Guests => "3".to_owned(),
        Variable::Adults => "2".to_owned(),
        Variable::Children | Variable::Pets => "1".to_owned(),
        Variable::Total => money(98_000),
        Variable::Deposit => money(20_000),
        Variable::Balance => money(49_000),
        Variable::BalanceDue => day(1),
        Variable::StatusUrl => "https://example.org/reservation/status/…/".to_owned(),
        Variable::PropertyUrl => "https://example.org/properties/gull-house/".to_owned(),
        Variable::CompanyName => "Harbor & Pine Stays".to_owned(),
    }
}
