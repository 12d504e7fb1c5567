//! Fields that are encrypted in the database: decrypted for those who may read the row, and in no entry of the audit log.

use domain::key::AccountId;
use payments::merchant::sealed::SealError;
use sha2::{Digest, Sha256};
use store::StoreError;
use store::resource::{Row, Value};

use crate::{App, app, services};

/// Encrypts the fields before the row is written.
pub(super) fn seal(app: &App, account: AccountId, row: &mut Row) -> Result<(), StoreError> {
    for (purpose, text) in texts(row) {
        *text = app::seal_for(app, purpose, account, text.clone()).map_err(services::broken)?;
    }
    Ok(())
}

/// The row as people see it. A text that another installation has encrypted is shown as empty: it has to be entered again.
pub(super) fn opened(app: &App, account: AccountId, mut row: Row) -> Row {
    for (purpose, text) in texts(&mut row) {
        *text = app.seal.reveal(purpose, account, text).unwrap_or_else(|error: SealError| {
            tracing::warn!(%error, purpose, "a field cannot be decrypted");
            String::new()
        });
    }
    row
}

/// Tells apart different texts in the audit log without revealing them.
pub(super) fn fingerprint(text: &str) -> String {
    format!("sealed {}", hex::encode(&Sha256::digest(text)[..4]))
}

fn texts(row: &mut Row) -> impl Iterator<Item = (&'static str, &mut String)> {
    row.table.fields.iter().zip(&mut row.values).filter_map(|(field, value)| {
        match (field.sealed_for, value) {
            (Some(purpose), Value::Text(text)) if !text.is_empty() => Some((purpose, text)),
            _ => None,
        }
    })
}
