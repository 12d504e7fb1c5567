//! Compares payments and refunds with the records of the payment providers. Read-only on both sides. A provider that does not
//! respond is counted, and is not a fault.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::key::Key;
use store::{Store, StoreError};
use tokio::task::JoinSet;

use super::findings::ProviderFindings;
use super::provider_known::Known;
use crate::services::Cashier;

/// Reservations that are compared concurrently.
const AT_ONCE: usize = 4;
/// How often a reservation is compared if its payments change meanwhile.
const TRIES: usize = 3;

/// Compares all card payments that were charged or refunded since the given time.
pub async fn compare_with_providers(
    store: &Store,
    cashier: &Arc<Cashier>,
    since: DateTime<Utc>,
) -> Result<ProviderFindings, StoreError> {
    let mut findings = ProviderFindings::default();
    let mut running = JoinSet::new();
    for account in store::audit::accounts(store).await? {
        for reservation in store::audit::charged_since(store, account, since).await? {
            if running.len() >= AT_ONCE
                && let Some(done) = running.join_next().await
            {
                findings.add(done.expect("comparing a reservation never panics")?);
            }
            let (store, cashier) = (store.clone(), Arc::clone(cashier));
            running.spawn(async move { compare_reservation(&store, &cashier, reservation).await });
        }
    }
    while let Some(done) = running.join_next().await {
        findings.add(done.expect("comparing a reservation never panics")?);
    }
    findings.ills.sort_unstable();
    Ok(findings)
}

/// A payment or refund may be made during the comparison: only faults between two equal reads count.
async fn compare_reservation(
    store: &Store,
    cashier: &Cashier,
    reservation: Key,
) -> Result<ProviderFindings, StoreError> {
    let mut charges = 0;
    // Boxed: it reads several tables, each with its own future.
    let mut before = Box::pin(Known::read(store, reservation)).await?;
    for _ in 0..TRIES {
        let Some(known) = before else { return Ok(ProviderFindings::default()) };
        let findings = known.compare(cashier).await;
        if findings.ills.is_empty() {
            return Ok(findings);
        }
        charges = findings.payments;
        let after = Box::pin(Known::read(store, reservation)).await?;
        if after.as_ref() == Some(&known) {
            return Ok(findings);
        }
        before = after;
    }
    Ok(ProviderFindings::unanswered(charges, "its payments go on changing"))
}
