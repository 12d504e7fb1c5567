//! The standing of listings: what keeps one from being sold, activating many at once, and the operator's decisions.

use domain::accounts::role::{Permission, Role};
use domain::key::{AccountId, Key};
use domain::listings::{Act, Home, Need, Setup};
use domain::text::code::ActiveType;
use serde_json::json;
use store::StoreError;
use store::listings::listing::Watched;
use store::resource::Value;
use store::row::listings::listing;

use super::listing::own_listing;
use crate::access::{Caller, Person, Way};
use crate::records::{Edit, Resource, ResourceError};
use crate::{App, app, records};

/// What a home lacks before it can be sold, and the actions open to its owner.
#[derive(Clone, Debug)]
pub struct Readiness {
    pub standing: ActiveType,
    pub home: Home,
    pub acts: Vec<Act>,
}

/// A listing that was to be activated and is not on sale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsold {
    pub listing: Key,
    /// Name of its home.
    pub name: String,
    /// Empty if it only waits for approval.
    pub lacks: Vec<Need>,
}

#[derive(Clone, Debug)]
pub struct Activated {
    pub updated: usize,
    pub unsold: Vec<Unsold>,
}

#[derive(Debug, thiserror::Error)]
pub enum DecisionError {
    #[error("no such listing")]
    NoSuchListing,
    /// Its standing has changed meanwhile.
    #[error("this cannot be done while it stands as {0}")]
    Unfit(ActiveType),
    #[error(transparent)]
    Store(#[from] StoreError),
}

pub async fn listing_readiness(app: &App, caller: &Caller, key: Key) -> Result<Readiness, ResourceError> {
    caller.demand(Permission::Read)?;
    let listing = own_listing(app, caller, key).await?.ok_or(ResourceError::NoSuchRow)?;
    let (standing, home) = looked_at(app, &listing).await?;
    let setup = setup(app, &home);
    let is_offered = |act: &Act| !act.is_operators() && act.leads(standing, &setup).is_some();
    let acts = Act::ALL.iter().copied().filter(is_offered).collect();
    Ok(Readiness { standing, home, acts })
}

/// Activates all, or none if one may not be changed. An incomplete listing is marked as such instead, and one that needs approval
/// waits.
pub async fn activate_listings(
    app: &App,
    caller: &Caller,
    resource: &'static Resource,
    keys: &[Key],
) -> Result<Activated, ResourceError> {
    caller.demand(resource.write)?;
    let (mut edits, mut unsold) = (Vec::with_capacity(keys.len()), Vec::new());
    for key in keys {
        let listing = own_listing(app, caller, *key).await?.ok_or(ResourceError::NoSuchRow)?;
        let (standing, home) = looked_at(app, &listing).await?;
        let setup = setup(app, &home);
        // A forbidden activation is refused by the checks that apply to every change of a listing.
        let to = Act::Activate.leads(standing, &setup).unwrap_or(ActiveType::Active);
        if to != ActiveType::Active {
            unsold.push(Unsold { listing: *key, name: home.name, lacks: setup.lacks });
        }
        edits.push(Edit { key: *key, version: None, values: vec![("active_type", Value::of_code(to))] });
    }
    let rows = records::update_rows_as(app, caller, resource, &edits, Act::Activate.code()).await?;
    Ok(Activated { updated: rows.len(), unsold })
}

/// The listings of all accounts with this standing, oldest first.
pub async fn watched_listings(app: &App, standing: ActiveType) -> Result<Vec<Watched>, StoreError> {
    store::listings::listing::standing_as(app.store.read(), standing).await
}

/// Applies the operator's decision and records it in the account's audit log.
pub async fn decide_listing(
    app: &App,
    operator: &Person,
    address: Option<String>,
    act: Act,
    key: Key,
) -> Result<ActiveType, DecisionError> {
    let account = key.account();
    let tx = app.store.write().await?;
    let listing = store::listings::listing::find_locked(&tx, account, key).await?;
    let listing = listing.ok_or(DecisionError::NoSuchListing)?;
    let property = listing.property_id.key();
    let home = store::listings::listing_home::find(&tx, account, property, key).await?;
    let standing = *listing.active_type;
    let to = act.leads(standing, &setup(app, &home.unwrap_or_default()));
    let to = to.filter(|_| act.is_operators()).ok_or(DecisionError::Unfit(standing))?;
    let (active_type, version) = (to.into(), listing.version + 1);
    let row = listing::Model { active_type, updated_at: app.now(), version, ..listing };
    store::keep::update(&tx, row).await?;
    store::catalog::change::of_property(&tx, account, property).await?;
    let changes = app::changes(&json!({"active_type": standing}), &json!({"active_type": to}));
    let entry = app::Act { action: act.code(), noun: "listing", row: Some(key), changes };
    app::record(app, &tx, &signing(operator, account, address), entry).await?;
    app.commit(tx, account).await?;
    Ok(to)
}

pub(super) fn setup(app: &App, home: &Home) -> Setup {
    Setup { lacks: home.lacks(), needs_approval: app.approves_listings && !home.is_partners }
}

async fn looked_at(app: &App, listing: &listing::Model) -> Result<(ActiveType, Home), StoreError> {
    let (key, property) = (listing.id.key(), listing.property_id.key());
    let home = store::listings::listing_home::find(app.store.read(), key.account(), property, key).await?;
    Ok((*listing.active_type, home.unwrap_or_default()))
}

/// The operator appears in the account's log by name, although they are not a member of it.
fn signing(operator: &Person, account: AccountId, address: Option<String>) -> Caller {
    let user = operator.clone();
    Caller { account, user, role: Role::Viewer, groups: None, way: Way::Session, address }
}
