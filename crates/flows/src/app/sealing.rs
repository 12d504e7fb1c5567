//! Secrets encrypted with the operator's keys.

use domain::key::AccountId;
use payments::Secret;
use payments::merchant::sealed::{Place, SealError};
use store::StoreError;
use store::resource::{Row, Source, Value};
use store::sealing::{Clear, SecretOf};

use crate::services::Purpose;
use crate::{App, services};

pub fn seal(app: &App, purpose: Purpose, account: AccountId, plain: String) -> Result<String, SealError> {
    seal_at(app, Place { account, site: purpose.place() }, plain)
}

fn seal_at(app: &App, place: Place<'_>, plain: String) -> Result<String, SealError> {
    app.seal.keyring.seal(&Secret::new(plain), &place, app.nonce())
}

/// Encrypts the fields of a row that are stored encrypted (`Field::sealed`).
pub(crate) fn seal_row(app: &App, account: AccountId, row: &mut Row) -> Result<(), StoreError> {
    for (purpose, text) in sealed_texts(row) {
        let place = Place { account, site: purpose };
        *text = seal_at(app, place, text.clone()).map_err(services::broken)?;
    }
    Ok(())
}

/// The row as people see it, with the fields that follow from others. A text that another installation has encrypted is shown as empty: it has to be entered again.
pub(crate) fn open_row(app: &App, account: AccountId, mut row: Row) -> Row {
    for (purpose, text) in sealed_texts(&mut row) {
        *text = app.seal.reveal(purpose, account, text).unwrap_or_else(|error| {
            tracing::warn!(%error, purpose, "a field cannot be decrypted");
            String::new()
        });
    }
    for (place, field) in row.table.fields.iter().enumerate() {
        if let Source::Derived(value) = field.source {
            row.values[place] = value(&row, app.now());
        }
    }
    row
}

fn sealed_texts(row: &mut Row) -> impl Iterator<Item = (&'static str, &mut String)> {
    row.table.fields.iter().zip(&mut row.values).filter_map(|(field, value)| {
        match (field.sealed_for, value) {
            (Some(purpose), Value::Text(text)) if !text.is_empty() => Some((purpose, text)),
            _ => None,
        }
    })
}

/// Encrypts secrets that earlier versions stored in plain text. Several nodes may do so at once.
pub async fn seal_clear_secrets(app: &App) -> Result<(), StoreError> {
    for Clear { table, key, plain } in store::sealing::clear_secrets(&app.store).await? {
        let purpose = match table {
            SecretOf::User => Purpose::SecondFactor,
            SecretOf::Webhook => Purpose::WebhookSecret,
            SecretOf::Feed => Purpose::FeedAddress,
        };
        let sealed = seal(app, purpose, key.account(), plain.clone()).map_err(services::broken)?;
        store::sealing::replace_clear(&app.store, &Clear { table, key, plain }, sealed).await?;
    }
    Ok(())
}
