//! Tables for a terminal: the first column is left-aligned, figures are right-aligned.

use std::time::Duration;

pub struct Table {
    title: String,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub fn new(title: impl Into<String>, columns: impl IntoIterator<Item = String>) -> Self {
        Self { title: title.into(), rows: vec![columns.into_iter().collect()] }
    }

    pub fn row(&mut self, name: impl Into<String>, cells: impl IntoIterator<Item = String>) {
        self.rows.push(std::iter::once(name.into()).chain(cells).collect());
    }

    pub fn print(&self) {
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
        };
        println!("\n{}", self.title);
        for row in &self.rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let width = width(column).unwrap_or(0);
                let padding = " ".repeat(width.saturating_sub(cell.chars().count()));
                let (before, after) = if column == 0 { ("", &*padding) } else { (&*padding, "") };
                line.extend(["  ", before, cell, after]);
            }
            println!("{}", line.trim_end());
        }
    }
}

/// Three significant digits, with a suitable unit.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (value, unit) = match seconds {
        _ if seconds >= 1.0 => (seconds, "s"),
        _ if seconds >= 1e-3 => (seconds * 1e3, "ms"),
        _ if seconds >= 1e-6 => (seconds * 1e6, "µs"),
        _ => (seconds * 1e9, "ns"),
    };
    format!("{value:.*} {unit}", decimals(value))
}

pub fn share(ratio: f64) -> String {
    format!("{:.0} %", ratio * 100.0)
}

/// The growth factor per tenfold size, from one size to the next.
pub fn growth(sizes: &[usize], times: &[Duration]) -> String {
    let tens = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX)).log10();
    let pairs = sizes.windows(2).zip(times.windows(2));
    let factor = |(sizes, times): (&[usize], &[Duration])| {
        let whole = times[1].as_secs_f64() / times[0].as_secs_f64();
        format!("×{:.1}", whole.powf(1.0 / (tens(sizes[1]) - tens(sizes[0]))))
    };
    pairs.map(factor).collect::<Vec<_>>().join(" ")
}

fn decimals(value: f64) -> usize {
    match value {
        _ if value >= 99.95 => 0,
        _ if value >= 9.995 => 1,
        _ => 2,
    }
}
