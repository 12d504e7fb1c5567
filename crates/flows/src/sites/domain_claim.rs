//! Claiming a domain that another site has: a TXT record of the domain must name the claiming site. A domain that no site has
//! needs no proof.

use std::collections::BTreeSet;

use domain::accounts::role::Permission;
use domain::key::Key;
use domain::sites::domain_claim::ClaimRecord;
use domain::sites::domain_name::ExistingDomain;
use serde_json::{Value as Json, json};
use store::row::sites::site;
use store::{StoreError, Tx};

use super::site::own_site;
use crate::access::Caller;
use crate::app::Act;
use crate::records::ResourceError;
use crate::{App, app};

/// Assigns a domain to a site of the user's account.
pub async fn claim_domain(
    app: &App,
    caller: &Caller,
    site: Key,
    domain: &ExistingDomain,
) -> Result<(), ResourceError> {
    own_site(app, caller, site, Permission::Sites).await?;
    let record = ClaimRecord::new(domain.as_str(), site);
    let there = store::sites::site::find_by_address(app.store.read(), domain.as_str()).await?;
    let other = there.map(|there| there.id.key()).filter(|key| *key != site);
    if other.is_some() {
        prove_claim(app, &record).await?;
    }
    let work = Claim { site, domain: domain.as_str(), record: &record, other };
    Box::pin(move_domain(app, caller, &work)).await
}

/// Outside of any transaction, since DNS lookups are slow.
async fn prove_claim(app: &App, record: &ClaimRecord) -> Result<(), ResourceError> {
    let refused = |why| Err(ResourceError::wrong("domain", why));
    match app.resolver.texts(&record.name).await {
        Some(texts) if record.is_among(&texts) => Ok(()),
        Some(_) => refused(record.when_missing()),
        None => refused(record.when_nobody_answers()),
    }
}

async fn move_domain(app: &App, caller: &Caller, claim: &Claim<'_>) -> Result<(), ResourceError> {
    let Claim { site, domain, record, other } = *claim;
    let tx = app.store.write().await?;
    // Always in the same order, to avoid a deadlock between two sites that claim from each other.
    let involved: BTreeSet<Key> = other.into_iter().chain([site]).collect();
    for key in &involved {
        store::sites::site::lock(&tx, key.account(), *key).await?;
    }
    let there = store::sites::site::find_by_address(&tx, domain).await?;
    let leads_here = there.as_ref().is_some_and(|there| there.id.key() == site);
    let loser = there.filter(|_| !leads_here);
    // The record was looked up because one site had the domain; by now another site may have it.
    if loser.as_ref().is_some_and(|loser| Some(loser.id.key()) != other) {
        return Err(ResourceError::wrong("domain", record.when_taken()));
    }
    let before =
        store::sites::site::find(&tx, caller.account, site).await?.ok_or(ResourceError::NoSuchRow)?;
    let mut former: Vec<&str> = before.domain.as_deref().into_iter().collect();
    if leads_here && former == [domain] {
        return Ok(());
    }
    former.retain(|former| *former != domain);
    if leads_here {
        former.push(domain);
    }
    if let Some(loser) = loser {
        take_domain(app, &tx, loser, domain).await?;
    }
    let moved = store::sites::site::move_addresses(&tx, caller.account, site, &former, &[domain]).await;
    moved.map_err(|error| match error {
        // Another site was given the domain at this moment.
        StoreError::Duplicate => ResourceError::wrong("domain", record.when_taken()),
        error => error.into(),
    })?;
    let after = with_domain(app, &before, Some(domain), true);
    let told = app::changes(&public(&before), &public(&after));
    store::keep::update(&tx, after).await?;
    let act = Act { action: "claim-domain", noun: "site", row: Some(site), changes: told };
    app::record(app, &tx, caller, act).await?;
    let accounts: BTreeSet<_> = involved.iter().map(|key| key.account()).collect();
    for account in &accounts {
        store::catalog::change::of_account(&tx, *account).await?;
    }
    tx.commit().await?;
    for account in accounts {
        app.catalogs.doubt(account);
    }
    app.hosts.forget(domain);
    Ok(())
}

/// Removes the domain from its former site. Its account's log names only "whoever holds" the domain, not the other account.
async fn take_domain(app: &App, tx: &Tx, before: site::Model, domain: &str) -> Result<(), StoreError> {
    let key = before.id.key();
    store::sites::site::move_addresses(tx, key.account(), key, &[domain], &[]).await?;
    let left = before.domain.as_deref().filter(|own| *own != domain);
    let after = with_domain(app, &before, left, before.existing_domain);
    let told = app::changes(&public(&before), &public(&after));
    store::keep::update(tx, after).await?;
    let act = Act { action: "lose-domain", noun: "site", row: Some(key), changes: told };
    app::record_outsider(app, tx, key.account(), &format!("whoever holds {domain}"), act).await
}

fn with_domain(app: &App, before: &site::Model, domain: Option<&str>, existing_domain: bool) -> site::Model {
    site::Model {
        domain: domain.map(str::to_owned),
        existing_domain,
        updated_at: app.now(),
        version: before.version + 1,
        ..before.clone()
    }
}

/// A claim of a domain for a site.
#[derive(Clone, Copy)]
struct Claim<'a> {
    site: Key,
    domain: &'a str,
    record: &'a ClaimRecord,
    /// The site that had the domain when its record was looked up.
    other: Option<Key>,
}

/// The fields that may appear in the log.
fn public(site: &site::Model) -> Json {
    json!({"domain": site.domain, "existing_domain": site.existing_domain})
}
