//! What guests met with: counted, and compared afterwards with what the program still knows.

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Mutex;

use crate::client::{Answer, get};

pub const RESERVATION: &str = "/websites/api/v2/reservation/";

#[derive(Debug, Default)]
pub struct Tally {
    pub attempts: AtomicU64,
    pub booked: AtomicU64,
    pub taken: AtomicU64,
    pub declined: AtomicU64,
    pub canceled: AtomicU64,
    pub broken: AtomicU64,
    /// How often something was refused, by status and code.
    refusals: Mutex<BTreeMap<(u16, String), u64>>,
    /// Bookings that were confirmed to a guest.
    pub confirmed: Mutex<Vec<String>>,
}

impl Tally {
    /// Confirmed bookings that nobody can find any more.
    pub async fn lost(&self, server: SocketAddr) -> anyhow::Result<Vec<String>> {
        let confirmed = self.confirmed.lock().await;
        let mut lost = Vec::new();
        for key in confirmed.iter() {
            let found = get(server, &format!("{RESERVATION}{key}/")).await?;
            let status = found.json["status"].as_str().unwrap_or_default();
            if found.status != 200 || !["r", "c"].contains(&status) {
                lost.push(format!("the confirmed booking {key}: {} {status:?}", found.status));
            }
        }
        println!("  guests: {} bookings were confirmed, {} of them lost", confirmed.len(), lost.len());
        Ok(lost)
    }

    pub async fn count(&self, refusal: &Answer) {
        let code = &refusal.json["code"];
        let code = code.as_str().map_or_else(|| code.to_string(), str::to_owned);
        *self.refusals.lock().await.entry((refusal.status, code)).or_default() += 1;
    }

    /// Prints what was refused, and returns what must never be: whatever happens to the machine, the program says so.
    pub async fn faults_of_the_program(&self) -> Vec<String> {
        let refusals = self.refusals.lock().await;
        let told = refusals.iter().map(|((status, code), count)| format!("{count} x {status} {code}"));
        println!("  refusals: {}", told.collect::<Vec<_>>().join(", "));
        let unforeseen = refusals.iter().filter(|((status, _), _)| *status == 500);
        unforeseen
            .map(|((_, code), count)| format!("{count} requests were answered with 500 {code}"))
            .collect()
    }

    pub fn attempts(&self) -> u64 {
        self.attempts.load(Ordering::Relaxed)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        write!(
            f,
            "{} attempts: {} booked, {} too late, {} declined, {} canceled, {} broken off",
            count(&self.attempts),
            count(&self.booked),
            count(&self.taken),
            count(&self.declined),
            count(&self.canceled),
            count(&self.broken)
        )
    }
}
