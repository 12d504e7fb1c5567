//! E-mails to users. Their links contain secrets, which are created when the e-mail is rendered and stored only as hashes.

use chrono::{DateTime, Utc};
use domain::key::AccountId;
use domain::locale::language::Language;
use domain::text::code::LetterKind;
use notify::{Guest, Letter, Site};
use serde_json::Value;
use store::row::accounts::account;

use super::reader::{OutboxError, named};
use crate::services::PostOffice;
use crate::{App, accounts, sessions};

/// Accent color of the account area; sites have their own.
const ACCENT: &str = "#1f6f78";

pub(super) async fn letter_to_user(
    app: &App,
    office: &PostOffice,
    kind: LetterKind,
    account: AccountId,
    payload: &Value,
) -> Result<Letter, OutboxError> {
    let db = app.store.read();
    let account = store::accounts::account::find(db, account).await?.ok_or(OutboxError::Gone)?;
    let words = if kind == LetterKind::Invited {
        invitation_words(app, office, payload).await?
    } else {
        reset_words(app, office, payload).await?
    };
    Ok(Letter {
        kind,
        language: words.language,
        site: letterhead(office, &account),
        guest: words.reader,
        home: account.name,
        trip: None,
        amount: None,
        total: None,
        plan: Vec::new(),
        until: Some(words.until.naive_utc()),
        subject: String::new(),
        words: String::new(),
        link: words.link,
        answers_to: None,
        refusal: None,
    })
}

async fn reset_words(app: &App, office: &PostOffice, payload: &Value) -> Result<Words, OutboxError> {
    let key = named(payload, "user").ok_or(OutboxError::Gone)?;
    let user = store::sessions::user::find(app.store.read(), key).await?.ok_or(OutboxError::Gone)?;
    let (secret, until) = sessions::new_reset(app, key).await?;
    Ok(Words {
        language: Language::read(&user.language).unwrap_or_default(),
        reader: reader(&user.first_name, &format!("{} {}", user.first_name, user.last_name)),
        until,
        link: office.account_link("password/reset", &secret),
    })
}

async fn invitation_words(app: &App, office: &PostOffice, payload: &Value) -> Result<Words, OutboxError> {
    let key = named(payload, "invitation").ok_or(OutboxError::Gone)?;
    let (secret, until) = accounts::new_invitation_secret(app, key).await?.ok_or(OutboxError::Gone)?;
    let by = payload["by"].as_str().unwrap_or_default();
    Ok(Words {
        language: payload["language"].as_str().and_then(Language::read).unwrap_or_default(),
        // Holds the inviter's name; the invited person has none yet.
        reader: reader("", by),
        until,
        link: office.account_link("invite", &secret),
    })
}

struct Words {
    language: Language,
    reader: Guest,
    until: DateTime<Utc>,
    link: String,
}

pub(super) fn reader(first_name: &str, name: &str) -> Guest {
    Guest {
        first_name: first_name.to_owned(),
        name: name.to_owned(),
        email: String::new(),
        phone: String::new(),
    }
}

pub(super) fn letterhead(office: &PostOffice, account: &account::Model) -> Site {
    Site {
        name: account.name.clone(),
        root: office.public_url.clone(),
        accent: ACCENT.to_owned(),
        email: String::new(),
        phone: String::new(),
        address: String::new(),
    }
}
