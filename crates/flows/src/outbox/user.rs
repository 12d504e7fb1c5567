//! Letters to people who sign in. Their links hold secrets, which are made here, at the last moment, and stand nowhere else.

use chrono::{DateTime, Utc};
use domain::code::LetterKind;
use domain::language::Language;
use notify::{Guest, Letter, Site};
use serde_json::Value;
use store::row::account;

use super::{OutboxError, named};
use crate::House;
use crate::post_office::PostOffice;

/// Of the account area; sites have their own.
const ACCENT: &str = "#1f6f78";

impl House {
    pub(super) async fn letter_to_user(
        &self,
        office: &PostOffice,
        kind: LetterKind,
        account: i64,
        payload: &Value,
    ) -> Result<Letter, OutboxError> {
        let db = self.store.read();
        let account = store::account::find_row(db, account).await?.ok_or(OutboxError::Gone)?;
        let words = if kind == LetterKind::Invited {
            self.invitation_words(office, payload).await?
        } else {
            self.reset_words(office, payload).await?
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

    async fn reset_words(&self, office: &PostOffice, payload: &Value) -> Result<Words, OutboxError> {
        let key = named(payload, "user").ok_or(OutboxError::Gone)?;
        let user = store::user::find(self.store.read(), key).await?.ok_or(OutboxError::Gone)?;
        let (secret, until) = self.new_reset(key).await?;
        Ok(Words {
            language: Language::read(&user.language).unwrap_or_default(),
            reader: reader(&user.first_name, &format!("{} {}", user.first_name, user.last_name)),
            until,
            link: office.account_link("password/reset", &secret),
        })
    }

    async fn invitation_words(&self, office: &PostOffice, payload: &Value) -> Result<Words, OutboxError> {
        let key = named(payload, "invitation").ok_or(OutboxError::Gone)?;
        let (secret, until) = self.new_invitation_secret(key).await?.ok_or(OutboxError::Gone)?;
        let by = payload["by"].as_str().unwrap_or_default();
        Ok(Words {
            language: payload["language"].as_str().and_then(Language::read).unwrap_or_default(),
            // Whoever invites is named; who is invited has no name here yet.
            reader: reader("", by),
            until,
            link: office.account_link("invite", &secret),
        })
    }
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
