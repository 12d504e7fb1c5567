//! E-mails about a home's calendar and those of other channels.

use chrono::NaiveDate;
use domain::locale::language::Language;
use domain::text::code::LetterKind;
use notify::Letter;
use store::row::outbox;

use super::reader::{OutboxError, named};
use super::stay::days_at;
use super::user::{letterhead, reader};
use crate::App;
use crate::services::PostOffice;

pub(super) async fn letter_about_calendar(
    app: &App,
    office: &PostOffice,
    row: &outbox::Model,
) -> Result<Letter, OutboxError> {
    let db = app.store.read();
    let payload = &row.payload;
    let property = named(payload, "property").ok_or(OutboxError::Gone)?;
    let home = store::homes::property::find_row(db, property.account(), property).await?;
    let home = home.ok_or(OutboxError::Gone)?;
    let account =
        store::accounts::account::find(db, row.account_id.account()).await?.ok_or(OutboxError::Gone)?;
    let owner = store::accounts::account::first_owner(db, property.account()).await?;
    let day = |name: &str| payload[name].as_str().and_then(|text| text.parse::<NaiveDate>().ok());
    let (check_in, check_out) = day("check_in").zip(day("check_out")).ok_or(OutboxError::Gone)?;
    Ok(Letter {
        kind: LetterKind::CalendarConflict,
        language: owner.and_then(|owner| Language::read(&owner.language)).unwrap_or_default(),
        site: letterhead(office, &account),
        // Only the channel is known of a guest who booked elsewhere.
        guest: reader("", payload["channel"].as_str().unwrap_or_default()),
        trip: Some(days_at(&home, check_in, check_out)),
        home: home.name,
        amount: None,
        total: None,
        plan: Vec::new(),
        until: None,
        subject: String::new(),
        words: String::new(),
        link: office.conflicts(),
        answers_to: None,
        refusal: None,
    })
}
