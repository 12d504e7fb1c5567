//! Claiming an empty installation: from the same machine, or with the setup code that the program printed there.

use store::StoreError;
use store::row::accounts::setup_code;

use crate::{App, access};

/// Proof that the user may claim an empty installation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    OnThisMachine,
    Code(String),
    Nothing,
}

/// Creates a setup code that the program prints. Every start and every node has its own; the first account invalidates all of
/// them.
pub async fn new_setup_code(app: &App) -> Result<String, StoreError> {
    let code = access::typed_code(app.random());
    let row = setup_code::Model { code_hash: access::hashed(&access::plain(&code)), created_at: app.now() };
    store::keep::insert(app.store.write_one(), row).await?;
    Ok(code)
}

/// Whether the proof is valid.
pub async fn holds(app: &App, claim: &Claim) -> Result<bool, StoreError> {
    match claim {
        Claim::OnThisMachine => Ok(true),
        Claim::Nothing => Ok(false),
        Claim::Code(code) => {
            store::accounts::setup_code::is_known(app.store.read(), &access::hashed(&access::plain(code)))
                .await
        }
    }
}
