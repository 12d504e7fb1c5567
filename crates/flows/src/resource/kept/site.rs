//! A site is found by its name and its domain, which no other site of the whole house may have.

use domain::domain_claim::ClaimRecord;
use domain::domain_name::DomainName;
use domain::key::Key;
use domain::namespace::Namespace;
use payments::sealed::Place;
use store::resource::{Row, Value};

use crate::resource::{Boxed, Desk, Keeper, ResourceError};

#[derive(Debug)]
pub struct SiteKeeper;

impl Keeper for SiteKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            judge_name(before, row)?;
            judge_domain(before, row)?;
            move_secret(desk, before, row)?;
            for name in ["namespace", "domain"] {
                let address = row.text(name);
                if address.is_empty() {
                    continue;
                }
                let there = store::site::find_by_address(desk.tx, address).await?;
                if there.is_some_and(|site| site.id.key() != row.key()) {
                    return Err(ResourceError::wrong(name, taken(name, address, before.map(Row::key))));
                }
            }
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let former = before.map(addresses).unwrap_or_default();
            let now = addresses(row);
            store::site::move_addresses(desk.tx, desk.caller.account, row.key(), &former, &now).await?;
            Ok(())
        })
    }
}

/// A domain can be claimed, by a site that is there already.
fn taken(name: &str, address: &str, site: Option<Key>) -> String {
    match (name, site) {
        ("domain", Some(site)) => ClaimRecord::new(address, site).when_taken(),
        ("domain", None) => {
            "Another site has this domain. If it is yours, make the site without it, then claim it there."
                .to_owned()
        }
        _ => "There is one with this already.".to_owned(),
    }
}

/// A site keeps the name that it has had for long.
fn judge_name(before: Option<&Row>, row: &Row) -> Result<(), ResourceError> {
    let is_same = before.is_some_and(|before| before.get("namespace") == row.get("namespace"));
    let is_reserved = row.text("namespace").parse().is_ok_and(|name: Namespace| name.is_reserved());
    if is_reserved && !is_same {
        return Err(ResourceError::wrong("namespace", "This name is kept for the installation itself."));
    }
    Ok(())
}

/// One that the owner has may be any; a new one is what can be registered.
fn judge_domain(before: Option<&Row>, row: &Row) -> Result<(), ResourceError> {
    let told = ["domain", "existing_domain"];
    let is_same = before.is_some_and(|before| told.iter().all(|name| before.get(name) == row.get(name)));
    let domain = row.text("domain");
    if is_same || domain.is_empty() || row.get("existing_domain") == &Value::Flag(true) {
        return Ok(());
    }
    let judged = domain.parse::<DomainName>();
    judged.map(drop).map_err(|error| ResourceError::wrong("domain", error.to_string()))
}

/// A secret opens only at the site that it was sealed for, so it moves with the site's name.
fn move_secret(desk: Desk<'_>, before: Option<&Row>, row: &mut Row) -> Result<(), ResourceError> {
    let Some(before) = before.filter(|before| before.text("namespace") != row.text("namespace")) else {
        return Ok(());
    };
    let secret = row.text("provider_secret");
    if secret.is_empty() {
        return Ok(());
    }
    let at = |site| Place { account: desk.caller.account, site };
    let (from, to) = (at(before.text("namespace")), at(row.text("namespace")));
    let moved = desk.house.cashier.move_secret(secret, &from, &to, desk.house.nonce());
    let moved = moved.map_err(|error| {
        tracing::error!(%error, "the payment keys of a site could not be sealed again");
        ResourceError::wrong("namespace", "The payment keys of this site cannot be moved to another name.")
    })?;
    row.set("provider_secret", Value::Text(moved));
    Ok(())
}

fn addresses(row: &Row) -> Vec<&str> {
    ["namespace", "domain"]
        .into_iter()
        .map(|name| row.text(name))
        .filter(|address| !address.is_empty())
        .collect()
}
