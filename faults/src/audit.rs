//! Afterwards: waits until nothing is under way, then looks whether everything adds up, also with the provider's own books and
//! with the letters that came out.

use domain::reservations::reservation::PaymentState;
use domain::reservations::reservation::RefundState;
use domain::text::code::OutboxState;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use flows::audit;
use flows::services::{Clock, SystemClock};
use serde_json::Value;
use store::Store;
use store::audit::AuditRows;
use tokio::time::{Instant, sleep};

use crate::client;
use crate::node::Sandbox;
use crate::world::World;

/// A charge whose answer was lost is settled after two minutes, a job of a node that died after three.
const QUIET: Duration = Duration::from_mins(6);
const AGAIN: Duration = Duration::from_secs(2);

/// What is under way looks wrong for a moment; what is wrong stays so.
pub async fn wait_and_look(store: &Store, world: &World, sandbox: &Sandbox) -> anyhow::Result<Vec<String>> {
    let deadline = Instant::now() + QUIET;
    loop {
        while Instant::now() < deadline && is_busy(store).await? {
            sleep(AGAIN).await;
        }
        let ills = look(store, world, sandbox).await?;
        if ills.is_empty() || Instant::now() > deadline {
            return Ok(ills);
        }
        println!("  not yet: {}", ills.join("; "));
        sleep(AGAIN * 10).await;
    }
}

async fn look(store: &Store, world: &World, sandbox: &Sandbox) -> anyhow::Result<Vec<String>> {
    let findings = audit::run(store, SystemClock.now()).await?;
    println!(
        "  audit: {} reservations, {} payments, {} nights in the ledger, {} letters",
        findings.reservations, findings.payments, findings.nights, findings.letters
    );
    let mut ills = findings.ills;
    for account in store::audit::accounts(store).await? {
        let rows = store::audit::rows(store, account).await?;
        ills.extend(compare(&rows, &ledger(world, sandbox).await?));
        ills.extend(letters(&rows, &arrived(&world.folder)?));
    }
    Ok(ills)
}

/// Charges that nobody knows the outcome of, refunds and letters that are not out.
async fn is_busy(store: &Store) -> anyhow::Result<bool> {
    for account in store::audit::accounts(store).await? {
        let rows = store::audit::rows(store, account).await?;
        let charging = rows
            .payments
            .iter()
            .any(|payment| payment.state == PaymentState::Pending && !payment.auth_required);
        let refunding = rows
            .refunds
            .iter()
            .any(|refund| refund.state == RefundState::Due || refund.state == RefundState::Pending);
        let writing = rows.outbox.iter().any(|letter| letter.state == OutboxState::Waiting);
        if charging || refunding || writing {
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
    for payment in rows.payments.iter().filter(|payment| payment.state == PaymentState::Paid) {
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
    let sent: i64 = rows
        .refunds
        .iter()
        .filter(|refund| refund.state == RefundState::Refunded)
        .map(|refund| refund.amount)
        .sum();
    if sent != returned {
        ills.push(format!("{sent} are said to have gone back, the provider gave back {returned}"));
    }
    ills
}

/// How often each letter came out, by its name; every node has a folder of its own.
fn arrived(folder: &Path) -> anyhow::Result<BTreeMap<String, usize>> {
    let mut arrived = BTreeMap::new();
    for node in std::fs::read_dir(folder)? {
        let mail = node?.path().join("mail");
        for file in mail.is_dir().then(|| std::fs::read_dir(&mail)).transpose()?.into_iter().flatten() {
            let name = file?.file_name().to_string_lossy().into_owned();
            // A letter that was being written when the power failed has another name.
            if let Some(name) = name.strip_suffix(".eml") {
                *arrived.entry(name.to_owned()).or_default() += 1;
            }
        }
    }
    Ok(arrived)
}

/// Every letter that is said to be sent came out, and nothing came out that nobody wrote. One that came twice has the same name.
fn letters(rows: &AuditRows, arrived: &BTreeMap<String, usize>) -> Vec<String> {
    let sent = rows.outbox.iter().filter(|letter| letter.state == OutboxState::Sent);
    let twice = arrived.values().filter(|times| **times > 1).count();
    println!("  letters: {} sent, {twice} of them by two nodes under one name", sent.clone().count());
    let missing = sent
        .filter(|letter| !arrived.contains_key(&letter.id.key().to_string()))
        .map(|letter| format!("the letter {:?} is said to be sent and never came", letter.dedupe));
    let known: BTreeSet<String> = rows.outbox.iter().map(|letter| letter.id.key().to_string()).collect();
    let strangers = arrived.keys().filter(|name| !known.contains(*name));
    missing.chain(strangers.map(|name| format!("the letter {name} came, and nobody wrote it"))).collect()
}
