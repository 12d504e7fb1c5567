//! Self-service sign-up: creates the account, its owner and its first site, and signs the browser in.

use domain::key::AccountId;
use domain::locale::language::Language;
use domain::sites::namespace::{Namespace, NamespaceError};
use domain::text::code::{LetterKind, StateStatus};
use serde_json::json;
use store::row::sessions::user;
use store::row::sites::{site, site_address};
use store::{StoreError, Tx};

use super::account::{NewAccount, OpenAccountError, check_account, is_empty, write_account};
use super::setup_code::{Claim, holds};
use crate::access::Person;
use crate::sessions::Browser;
use crate::{App, sessions};

/// How many namespaces are tried for a site before its owner has to choose one.
const NAMES: u32 = 50;

#[derive(Clone, Debug)]
pub struct NewTenant {
    pub account: NewAccount,
    /// Of the first site; derived from the account's name by default.
    pub namespace: Option<Namespace>,
    pub language: Language,
}

#[derive(Debug, thiserror::Error)]
pub enum SignUpError {
    #[error("accounts are opened by the operator here")]
    Closed,
    #[error("an empty installation is claimed with its setup code")]
    NotClaimed,
    #[error("There is a site with this name already. Choose another one.")]
    NamespaceTaken,
    #[error("This name is kept for the installation itself. Choose another one.")]
    NamespaceReserved,
    #[error(transparent)]
    Account(#[from] OpenAccountError),
}

impl From<StoreError> for SignUpError {
    fn from(error: StoreError) -> Self {
        Self::Account(OpenAccountError::Store(error))
    }
}

/// The first account of an installation becomes its operator and needs a valid claim. `open` tells whether others may sign up.
pub async fn sign_up(
    app: &App,
    new: &NewTenant,
    open: bool,
    claim: &Claim,
    browser: Browser,
) -> Result<String, SignUpError> {
    let is_claimed = holds(app, claim).await?;
    if is_empty(app).await? && !is_claimed {
        return Err(SignUpError::NotClaimed);
    }
    let hash = check_account(&new.account).await?;
    let tx = app.store.write().await?;
    let is_first = store::accounts::account::count(&tx).await? == 0;
    if is_first && !is_claimed {
        return Err(SignUpError::NotClaimed);
    }
    if !open && !is_first {
        return Err(SignUpError::Closed);
    }
    store::accounts::setup_code::delete_all(&tx).await?;
    let owner = write_tenant(app, &tx, new, hash, is_first).await?;
    let secret = sessions::open_session(app, &tx, &owner, browser).await?;
    tx.commit().await?;
    Ok(secret)
}

/// Sign-up where e-mail is sent, except for the first account: the link in the e-mail leads to the choice of a password. Whether
/// the address has an account already is told in the e-mail only, never in the response.
pub async fn sign_up_by_letter(app: &App, new: &NewTenant, open: bool) -> Result<(), SignUpError> {
    if !open {
        return Err(SignUpError::Closed);
    }
    // A random password that is never shown.
    let unknown = NewAccount { password: app.secret(), ..new.account.clone() };
    let hash = check_account(&unknown).await?;
    let tx = app.store.write().await?;
    if let Some(namespace) = &new.namespace {
        check_name(&tx, namespace).await?;
    }
    let known = store::sessions::user::find_by_email(&tx, new.account.email.as_str()).await?;
    let (user, kind) = match known {
        Some(user) => (user, LetterKind::KnownAlready),
        None => (write_tenant(app, &tx, new, hash, false).await?, LetterKind::PasswordReset),
    };
    if user.state_status == StateStatus::Active {
        sessions::post_reset(app, &tx, kind, &user).await?;
    }
    Ok(tx.commit().await?)
}

/// The operator creates an account for an owner, who receives an e-mail to choose a password.
pub async fn open_account_for(app: &App, new: &NewTenant) -> Result<AccountId, SignUpError> {
    let hash = check_account(&new.account).await?;
    let tx = app.store.write().await?;
    let owner = write_tenant(app, &tx, new, hash, false).await?;
    tx.commit().await?;
    sessions::ask_for_reset(app, new.account.email.as_str()).await?;
    Ok(owner.id.key().account())
}

async fn write_tenant(
    app: &App,
    tx: &Tx,
    new: &NewTenant,
    password_hash: String,
    is_operator: bool,
) -> Result<user::Model, SignUpError> {
    let (account, mut owner) = write_account(app, tx, &new.account, password_hash).await?;
    new.language.code().clone_into(&mut owner.language);
    owner.is_operator = is_operator;
    store::keep::update(tx, owner.clone()).await?;
    write_first_site(app, tx, account, new).await?;
    sessions::record_everywhere(app, tx, &Person::from(&owner), "sign-up").await?;
    Ok(owner)
}

async fn write_first_site(
    app: &App,
    tx: &Tx,
    account: AccountId,
    new: &NewTenant,
) -> Result<(), SignUpError> {
    let namespace = match &new.namespace {
        Some(namespace) => {
            check_name(tx, namespace).await?;
            namespace.clone()
        }
        None => free_name(tx, &new.account.name).await?.ok_or(SignUpError::NamespaceTaken)?,
    };
    let site = first_site(app, account, namespace.as_str(), new);
    let address = site_address::Model {
        address: site.namespace.clone(),
        account_id: site.account_id,
        site_id: site.id,
    };
    store::keep::insert(tx, site).await?;
    Ok(store::keep::insert(tx, address).await?)
}

fn first_site(app: &App, account: AccountId, namespace: &str, new: &NewTenant) -> site::Model {
    let now = app.now();
    site::Model {
        account_id: account.into(),
        id: app.new_key(account).into(),
        namespace: namespace.to_owned(),
        domain: None,
        existing_domain: false,
        name: new.account.name.trim().to_owned(),
        tagline: String::new(),
        story: String::new(),
        state_status: StateStatus::Active.into(),
        guesty_powered: false,
        guesty_account_email: None,
        currency: new.account.currency.code().to_owned(),
        languages: new.language.code().to_owned(),
        all_properties: true,
        analytics_opt_out: false,
        automatic_price_range: true,
        price_min: None,
        price_max: None,
        provider: None,
        provider_public_key: None,
        provider_secret: None,
        provider_script_url: None,
        test_mode: false,
        use_merchant_checkout: false,
        capture_address: false,
        accent: "#1f6f78".to_owned(),
        theme: json!({}),
        contact_email: new.account.email.as_str().to_owned(),
        contact_phone: String::new(),
        contact_address: String::new(),
        search_title: String::new(),
        search_description: String::new(),
        created_at: now,
        updated_at: now,
        version: 1,
    }
}

async fn check_name(tx: &Tx, namespace: &Namespace) -> Result<(), SignUpError> {
    if namespace.is_reserved() {
        Err(SignUpError::NamespaceReserved)
    } else if is_free(tx, namespace).await? {
        Ok(())
    } else {
        Err(SignUpError::NamespaceTaken)
    }
}

async fn is_free(tx: &Tx, namespace: &Namespace) -> Result<bool, StoreError> {
    Ok(store::sites::site::find_by_address(tx, namespace.as_str()).await?.is_none())
}

/// `harbor-pine`, or `harbor-pine-2` if that is taken.
async fn free_name(tx: &Tx, name: &str) -> Result<Option<Namespace>, StoreError> {
    let Ok(first) = namespace_of(name) else { return Ok(None) };
    for number in 1..=NAMES {
        let name = if number == 1 { first.to_string() } else { format!("{first}-{number}") };
        match name.parse::<Namespace>() {
            Ok(free) if !free.is_reserved() && is_free(tx, &free).await? => return Ok(Some(free)),
            Ok(_) | Err(_) => (),
        }
    }
    Ok(None)
}

/// Derives a namespace from a name: characters that an address cannot have are removed.
fn namespace_of(name: &str) -> Result<Namespace, NamespaceError> {
    let folded = domain::text::fold(name);
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { ' ' };
    let words = folded.chars().map(plain).collect::<String>();
    let mut short = words.split_whitespace().collect::<Vec<_>>().join("-");
    short.truncate(Namespace::MAX_LENGTH - 4);
    if short.len() <= 3 {
        short.push_str("-stays");
    }
    short.trim_matches('-').parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_named_after_its_account() {
        for (name, namespace) in [
            ("Harbor & Pine Stays", "harbor-pine-stays"),
            ("Casa Lucía", "casa-lucia"),
            ("Ida", "ida-stays"),
            ("ゆき", "stays"),
        ] {
            assert_eq!(namespace_of(name).unwrap().as_str(), namespace);
        }
    }
}
