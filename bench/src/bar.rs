//! Performance targets, and whether they are met.

use std::time::Duration;

use crate::table::{share, time};

/// The targets of a run, reported together at its end.
#[derive(Debug, Default)]
pub struct Bars(Vec<Bar>);

#[derive(Debug)]
struct Bar {
    what: String,
    measured: String,
    wanted: String,
    holds: bool,
}

impl Bars {
    /// A minimum rate, as a share of the baseline's.
    pub fn at_least(&mut self, what: impl Into<String>, measured: f64, least: f64) {
        self.0.push(Bar {
            what: what.into(),
            measured: share(measured),
            wanted: format!("≥ {}", share(least)),
            holds: measured >= least,
        });
    }

    pub fn at_most(&mut self, what: impl Into<String>, measured: Duration, most: Duration) {
        self.0.push(Bar {
            what: what.into(),
            measured: time(measured),
            wanted: format!("≤ {}", time(most)),
            holds: measured <= most,
        });
    }

    /// Prints every target and returns how many were missed.
    pub fn tell(&self) -> usize {
        println!("\nTargets");
        for Bar { what, measured, wanted, holds } in &self.0 {
            let verdict = if *holds { "PASS" } else { "FAIL" };
            println!("  {verdict}  {what:<66} {measured:>10}  {wanted}");
        }
        let missed = self.0.iter().filter(|bar| !bar.holds).count();
        if missed > 0 {
            println!("\n  !!! {missed} of {} targets missed !!!", self.0.len());
        }
        missed
    }
}
