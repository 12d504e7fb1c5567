//! What is to be measured.

use clap::{Parser, ValueEnum};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// A property's page against the static floor.
    Page,
    /// The guests' API under load.
    Http,
    /// Bookings through the whole flow, on both engines.
    Booking,
    /// Lists of the account area, on both engines.
    Account,
    /// The library without HTTP: queries, one home, building.
    Library,
    /// The search over a million homes.
    Million,
    /// The same search as plain SQL.
    Sql,
}

/// Measures the release build on this machine. Ratios from one run are what counts.
#[derive(Debug, Parser)]
pub struct Arguments {
    /// Homes on one site
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 10_000, 100_000])]
    pub sizes: Vec<usize>,
    /// Only these parts
    #[arg(long, value_delimiter = ',')]
    only: Vec<Part>,
    /// A bar that is missed ends it with an error
    #[arg(long)]
    pub strict: bool,
}

impl Arguments {
    /// Sizes go up, so that what a small world leaves behind hardly counts in the memory of a large one.
    pub fn read() -> Self {
        let mut arguments = Self::parse();
        arguments.sizes.sort_unstable();
        arguments
    }

    pub fn wants(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }
}
