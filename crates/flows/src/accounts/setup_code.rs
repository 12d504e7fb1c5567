//! Who may claim an empty installation: whoever is on the machine, or has read the code that the program printed there.

use store::StoreError;
use store::row::setup_code;

use crate::{App, access};

/// How somebody shows that an empty installation is theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    OnThisMachine,
    Code(String),
    Nothing,
}

/// A code for whoever reads what the program prints. Every start and every node has its own; the first account ends all of them.
pub async fn new_setup_code(app: &App) -> Result<String, StoreError> {
    let code = access::typed_code(app.random());
    let row = setup_code::Model { code_hash: access::hashed(&access::plain(&code)), created_at: app.now() };
    store::keep::insert(app.store.write_one(), row).await?;
    Ok(code)
}

/// Whether it shows what it should.
pub async fn holds(app: &App, claim: &Claim) -> Result<bool, StoreError> {
    match claim {
        Claim::OnThisMachine => Ok(true),
        Claim::Nothing => Ok(false),
        Claim::Code(code) => {
            store::setup_code::is_known(app.store.read(), &access::hashed(&access::plain(code))).await
        }
    }
}
