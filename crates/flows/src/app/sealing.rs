//! Secrets encrypted with the operator's keys.

use domain::key::AccountId;
use payments::Secret;
use payments::merchant::sealed::{Place, SealError};
use store::StoreError;
use store::sealing::{Clear, SecretOf};

use crate::services::Purpose;
use crate::{App, services};

pub fn seal(app: &App, purpose: Purpose, account: AccountId, plain: String) -> Result<String, SealError> {
    seal_for(app, purpose.place(), account, plain)
}

/// For a purpose by its name, as resources declare it.
pub(crate) fn seal_for(
    app: &App,
    purpose: &str,
    account: AccountId,
    plain: String,
) -> Result<String, SealError> {
    app.seal.keyring.seal(&Secret::new(plain), &Place { account, site: purpose }, app.nonce())
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
