//! What a run is asked to do.

use clap::{Parser, ValueEnum};

use crate::fault::Fault;

/// Kills the real program while guests book, and looks for what was lost.
#[derive(Debug, Parser)]
pub struct Arguments {
    /// sqlite or postgres; both when absent
    #[arg(long)]
    pub engine: Option<String>,
    /// What guests do meanwhile
    #[arg(long, value_enum, default_value_t = Work::Bookings)]
    pub work: Work,
    /// Bookings to try on each engine, or messages to write, each of which goes out by mail and by webhook
    #[arg(long, default_value_t = 20_000)]
    pub attempts: u64,
    /// Kills on each engine, or faults of the disk, the machine or the receivers
    #[arg(long, default_value_t = 200)]
    pub kills: u64,
    /// Only these faults of the machine, which fails if a tool for one of them is missing; otherwise all that can be made here
    #[arg(long, value_enum)]
    pub fault: Vec<Fault>,
    /// The longest that it may take on each engine
    #[arg(long, default_value_t = 30)]
    pub minutes: u64,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Work {
    Bookings,
    Messages,
    /// Messages while the mail server and an owner's system are slow, silent, broken or absent for hours
    Receivers,
    /// Bookings on a disk that is full for a moment, again and again (SQLite)
    Disk,
    /// Bookings while reads, syncs, memory, file handles, connections or the clock fail
    Machine,
}
