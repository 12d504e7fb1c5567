//! Command-line arguments: what to measure.

use clap::{Parser, ValueEnum};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// A property's page, compared with a static response
    Page,
    /// The guests' API under load
    Http,
    /// The whole booking flow, on both engines
    Booking,
    /// Lists of the account area, on both engines
    Account,
    /// The library without HTTP: queries, one home, building
    Library,
    /// The search over a million homes
    Million,
    /// The same search as plain SQL
    Sql,
}

/// Measures the release build on this machine. Compare ratios within one run only.
#[derive(Debug, Parser)]
pub struct Arguments {
    /// Homes on one site
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 10_000, 100_000])]
    pub sizes: Vec<usize>,
    /// Run only these parts
    #[arg(long, value_delimiter = ',')]
    only: Vec<Part>,
    /// Fail if a target is missed
    #[arg(long)]
    pub strict: bool,
}

impl Arguments {
    /// Sorts the sizes in ascending order, so that memory left by a small data set hardly counts for a large one.
    pub fn read() -> Self {
        let mut arguments = Self::parse();
        arguments.sizes.sort_unstable();
        arguments
    }

    pub fn wants(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }
}
