//! What was promised, and whether it was kept.

use std::time::Duration;

use crate::table::{share, time};

/// The bars of a run, told together at its end.
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
    /// A rate as a part of its floor's.
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

    /// Prints every bar and tells how many were missed.
    pub fn tell(&self) -> usize {
        println!("\nBars");
        for Bar { what, measured, wanted, holds } in &self.0 {
            let verdict = if *holds { "PASS" } else { "FAIL" };
            println!("  {verdict}  {what:<66} {measured:>10}  {wanted}");
        }
        let missed = self.0.iter().filter(|bar| !bar.holds).count();
        if missed > 0 {
            println!("\n  !!! {missed} of {} bars missed !!!", self.0.len());
        }
        missed
    }
}
