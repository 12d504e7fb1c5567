//! The library at each size.

use super::figures::Figures;
use super::world::open;
use super::{building, one_home, searching};
use crate::bar::Bars;
use crate::machine::now;
use crate::table::Table;

pub async fn run(sizes: &[usize], bars: &mut Bars) -> anyhow::Result<()> {
    let mut queries = Figures::new(sizes);
    let mut builds = Figures::new(sizes);
    let mut memory = Table::new("Memory of a site", ["", "bytes per home"].map(str::to_owned));
    for size in sizes {
        let app = open(*size).await?;
        let built = building::measure(&app).await?;
        memory.row(format!("{size} homes"), [built.bytes_per_home.to_string()]);
        let searched = searching::measure(&built.catalog.homes)?;
        let changed = one_home::measure(&built.catalog.homes, now())?;
        building::hold(*size, &built, bars);
        builds.add(built.steps);
        searching::hold(*size, &searched, bars);
        one_home::hold(*size, &changed, bars);
        queries.add(searched.into_iter().chain(changed));
    }
    queries.print("One core, per query (median)");
    builds.print("Building a site from SQLite (wall clock)");
    memory.print();
    Ok(())
}
