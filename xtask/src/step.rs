//! A command told as a list of named steps: a heading before, the time after, the first failure ends it.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use crate::process::Outcome;

type Work<'a> = Box<dyn FnOnce() -> Outcome + 'a>;

pub(crate) struct Steps<'a> {
    planned: Vec<(&'static str, Work<'a>)>,
    skipped: Vec<(&'static str, &'static str)>,
}

impl<'a> Steps<'a> {
    pub(crate) fn new() -> Self {
        Self { planned: Vec::new(), skipped: Vec::new() }
    }

    pub(crate) fn add(&mut self, name: &'static str, work: impl FnOnce() -> Outcome + 'a) {
        self.planned.push((name, Box::new(work)));
    }

    /// Names what is left out, so that the closing table never looks more complete than it is.
    pub(crate) fn skip(&mut self, name: &'static str, reason: &'static str) {
        self.skipped.push((name, reason));
    }

    /// Runs the steps, then prints a table of their times.
    pub(crate) fn run_with_table(mut self) -> Outcome {
        let skipped = std::mem::take(&mut self.skipped);
        let times = self.run()?;
        println!();
        for (name, time) in &times {
            println!("  {name:<24} {:>9}", seconds(*time));
        }
        for (name, reason) in skipped {
            println!("  {name:<24}   skipped: {reason}");
        }
        println!("  {:<24} {:>9}", "all", seconds(times.iter().map(|(_, time)| *time).sum()));
        Ok(())
    }

    pub(crate) fn run(self) -> Outcome<Vec<(&'static str, Duration)>> {
        let count = self.planned.len();
        let mut times = Vec::with_capacity(count);
        for (number, (name, work)) in (1..).zip(self.planned) {
            println!("{}", heading(&format!("{number}/{count} {name}")));
            let started = Instant::now();
            let outcome = work();
            let time = started.elapsed();
            outcome.map_err(|reason| format!("step {number}/{count} ({name}) failed: {reason}"))?;
            println!("    {}", seconds(time));
            times.push((name, time));
        }
        Ok(times)
    }
}

fn heading(text: &str) -> String {
    if std::io::stdout().is_terminal() { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
