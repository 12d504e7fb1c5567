//! A table of times by size.

use std::time::Duration;

use crate::table::{Table, growth, time};

/// Operations with their CPU time at each size.
pub struct Figures {
    sizes: Vec<usize>,
    rows: Vec<(&'static str, Vec<Duration>)>,
}

impl Figures {
    pub fn new(sizes: &[usize]) -> Self {
        Self { sizes: sizes.to_vec(), rows: Vec::new() }
    }

    pub fn add(&mut self, measured: impl IntoIterator<Item = (&'static str, Duration)>) {
        for (name, took) in measured {
            match self.rows.iter_mut().find(|(known, _)| *known == name) {
                Some((_, times)) => times.push(took),
                None => self.rows.push((name, vec![took])),
            }
        }
    }

    pub fn print(&self, title: &str) {
        let sizes = self.sizes.iter().map(|size| format!("{size} homes"));
        let columns = std::iter::once(String::new()).chain(sizes).chain(["per tenfold".to_owned()]);
        let mut table = Table::new(title, columns);
        for (name, times) in &self.rows {
            let cells = times.iter().map(|took| time(*took));
            table.row(*name, cells.chain([growth(&self.sizes, times)]));
        }
        table.print();
    }
}
