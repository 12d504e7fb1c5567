//! Afterwards: waits until nothing is under way, then looks whether everything adds up, also with the provider's own books.

use std::collections::BTreeMap;
use std::time::Duration;

use flows::clock::{Clock, SystemClock};
use serde_json::Value;
use store::Store;
use store::audit::AuditRows;
use tokio::time::{Instant, sleep};

use crate::client;
use crate::node::Sandbox;
use crate::world::World;

/// A charge whose answer was lost is settled after two minutes, a job of a node that died after three.
const QUIET: Duration = Duration::from_mins(6);

pub async fn wait_and_look(store: &Store, world: &World, sandbox: &Sandbox) -> anyhow::Result<Vec<String>> {
    let deadline = Instant::now() + QUIET;
    while Instant::now() < deadline && is_busy(store).await? {
        sleep(Duration::from_secs(2)).await;
    }
    let findings = flows::audit::run(store, SystemClock.now()).await?;
    println!(
        "  audit: {} reservations, {} payments, {} nights in the ledger",
        findings.reservations, findings.payments, findings.nights
    );
    let mut ills = findings.ills;
    for account in store::audit::accounts(store).await? {
        let rows = store::audit::rows(store, account).await?;
        ills.extend(compare(&rows, &ledger(world, sandbox).await?));
    }
    Ok(ills)
}

/// Charges that nobody knows the outcome of, and refunds that are not out.
async fn is_busy(store: &Store) -> anyhow::Result<bool> {
    for account in store::audit::accounts(store).await? {
        let rows = store::audit::rows(store, account).await?;
        let charging =
            rows.payments.iter().any(|payment| payment.state == "pending" && !payment.auth_required);
        let refunding = rows.refunds.iter().any(|refund| refund.state == "due" || refund.state == "pending");
        if charging || refunding {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn ledger(world: &World, sandbox: &Sandbox) -> anyhow::Result<Vec<Value>> {
    let path = format!("/_control/ledger?provider=stripe&account={}", world.namespace);
    let answer = client::get(sandbox.address, &path).await?;
    Ok(answer.json["entries"].as_array().cloned().unwrap_or_default())
}

/// Every charge belongs to exactly one payment that knows it, and every payment to a charge; the same for refunds.
fn compare(rows: &AuditRows, ledger: &[Value]) -> Vec<String> {
    let mut charged: BTreeMap<&str, i64> = BTreeMap::new();
    let mut returned = 0;
    for entry in ledger.iter().filter(|entry| entry["status"] == "succeeded") {
        let amount = entry["amount"].as_i64().unwrap_or_default();
        match entry["kind"].as_str().unwrap_or_default() {
            "charge" | "capture" => {
                *charged.entry(entry["payment"].as_str().unwrap_or_default()).or_default() += amount;
            }
            "refund" => returned += amount,
            _ => (),
        }
    }
    println!("  provider: {} charges, {returned} given back", charged.len());
    let mut ills = Vec::new();
    for payment in rows.payments.iter().filter(|payment| payment.state == "paid") {
        let reference = payment.provider_reference.as_deref().unwrap_or_default();
        match charged.remove(reference) {
            Some(amount) if amount == payment.amount => (),
            Some(amount) => ills.push(format!("{reference}: {amount} charged, {} known", payment.amount)),
            None => ills.push(format!(
                "the payment {} is said to be paid, the provider knows nothing",
                payment.id.key()
            )),
        }
    }
    ills.extend(
        charged
            .into_iter()
            .map(|(name, amount)| format!("{amount} were charged as {name}, and no payment knows")),
    );
    let sent: i64 =
        rows.refunds.iter().filter(|refund| refund.state == "refunded").map(|refund| refund.amount).sum();
    if sent != returned {
        ills.push(format!("{sent} are said to have gone back, the provider gave back {returned}"));
    }
    ills
}
