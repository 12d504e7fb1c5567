//! What the machine tells about itself: the time, the memory this process holds, and how much of its time went to others.

use anyhow::Context;
use chrono::{DateTime, Utc};
use flows::services::{Clock, SystemClock};

pub fn now() -> DateTime<Utc> {
    SystemClock.now()
}

/// Resident bytes, without files that are mapped.
pub fn resident() -> anyhow::Result<usize> {
    let status =
        std::fs::read_to_string("/proc/self/status").context("Linux tells how much memory is used")?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).context("resident memory")?;
    let kilobytes: usize = line.trim().trim_end_matches(" kB").parse()?;
    Ok(kilobytes * 1024)
}

/// Since when time is counted that a virtual machine wanted and its host gave to others.
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
        // The guests' time that follows is part of the user's.
        let all = spent.iter().take(STEAL + 1).sum();
        Ok(Self { all, stolen: spent.get(STEAL).copied().unwrap_or(0) })
    }

    /// Says so when the figures by the clock cannot be trusted.
    pub fn tell(self) -> anyhow::Result<()> {
        const WORTH_TELLING: u64 = 2;
        let now = Self::start()?;
        let percent = (now.stolen - self.stolen) * 100 / (now.all - self.all).max(1);
        if percent >= WORTH_TELLING {
            println!(
                "\nThe host gave {percent} % of this machine's time to others: what was timed by the clock took longer."
            );
        }
        Ok(())
    }
}
