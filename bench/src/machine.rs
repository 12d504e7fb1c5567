//! The machine: current time, memory of this process, and CPU time stolen by the host.

use anyhow::Context;
use chrono::{DateTime, Utc};
use flows::services::{Clock, SystemClock};

pub fn now() -> DateTime<Utc> {
    SystemClock.now()
}

/// Resident memory in bytes, without mapped files.
pub fn resident() -> anyhow::Result<usize> {
    let status =
        std::fs::read_to_string("/proc/self/status").context("Linux tells how much memory is used")?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).context("resident memory")?;
    let kilobytes: usize = line.trim().trim_end_matches(" kB").parse()?;
    Ok(kilobytes * 1024)
}

/// Measures from its creation the share of time that the host of a virtual machine gave to others.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    all: u64,
    stolen: u64,
}

impl Watch {
    pub fn start() -> anyhow::Result<Self> {
        const STEAL: usize = 7;
        let text = std::fs::read_to_string("/proc/stat").context("Linux tells what its cores did")?;
        let line = text.lines().next().context("all cores together")?;
        let spent: Vec<u64> =
            line.split_whitespace().skip(1).filter_map(|ticks| ticks.parse().ok()).collect();
        // The following columns for guests are part of the user time.
        let all = spent.iter().take(STEAL + 1).sum();
        Ok(Self { all, stolen: spent.get(STEAL).copied().unwrap_or(0) })
    }

    /// Prints a warning if wall-clock times are unreliable.
    pub fn tell(self) -> anyhow::Result<()> {
        const WORTH_TELLING: u64 = 2;
        let now = Self::start()?;
        let percent = (now.stolen - self.stolen) * 100 / (now.all - self.all).max(1);
        if percent >= WORTH_TELLING {
            println!(
                "\nThe host gave {percent} % of this machine's CPU time to others: wall-clock times are too long."
            );
        }
        Ok(())
    }
}
