//! The library alone, without HTTP: what a question, a price and a change use of one core, and what a site costs to build and keep.

mod building;
pub mod million;
mod one_home;
mod searching;

use std::sync::Arc;
use std::time::Duration;

use flows::House;
use flows::catalog::Catalog;
use flows::clock::SystemClock;
use flows::entropy::SystemEntropy;
use store::Store;

use crate::bar::Bars;
use crate::machine::now;
use crate::table::{Table, growth, time};
use crate::worlds;

/// What is compared over sizes: an operation and what it used of a core at each.
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

pub async fn run(sizes: &[usize], bars: &mut Bars) -> anyhow::Result<()> {
    let mut queries = Figures::new(sizes);
    let mut builds = Figures::new(sizes);
    let mut memory = Table::new("Memory of a site", ["", "bytes per home"].map(str::to_owned));
    for size in sizes {
        let house = open(*size).await?;
        let built = building::measure(&house).await?;
        memory.row(format!("{size} homes"), [built.bytes_per_home.to_string()]);
        let searched = searching::measure(&built.catalog.homes)?;
        let changed = one_home::measure(&built.catalog.homes, now())?;
        building::hold(*size, &built, bars);
        builds.add(built.steps);
        searching::hold(*size, &searched, bars);
        one_home::hold(*size, &changed, bars);
        queries.add(searched.into_iter().chain(changed));
    }
    queries.print("One core, per question (median)");
    builds.print("Building a site from SQLite (by the clock)");
    memory.print();
    Ok(())
}

/// The house with the world of so many homes.
pub async fn open(size: usize) -> anyhow::Result<House> {
    let store = Store::open(&worlds::database(&worlds::folder(size).await?)).await?;
    store.migrate().await?;
    Ok(House::new(store, Arc::new(SystemClock), Arc::new(SystemEntropy), worlds::seal()?))
}

pub async fn catalog(house: &House) -> anyhow::Result<Arc<Catalog>> {
    Ok(house.catalog(worlds::NAMESPACE).await?)
}
