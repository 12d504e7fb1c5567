//! Guests book, pay and cancel while the program dies.

use store::Store;

use crate::arguments::Arguments;
use crate::run::Run;
use crate::trouble;
use crate::world::World;

pub async fn prove(
    engine: &str,
    store: &Store,
    address: String,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    let nodes = if engine == "sqlite" { 1 } else { 2 };
    let mut run = Run::begin(engine, World::new(store, address).await?, nodes, arguments).await?;
    let (mut kills, mut crashes) = (0, 0);
    while run.has_time() && kills < arguments.kills {
        let number = usize::try_from(kills).unwrap_or(0) % nodes;
        run.servers[number].live_and_die(kills).await?;
        kills += 1;
        if kills % 10 == 0 {
            trouble::make(&run.sandbox, kills).await?;
        }
        if kills % 8 == 4 && trouble::crash_database(&run.world).await {
            crashes += 1;
        }
        if kills % 20 == 0 {
            println!("{engine}: {kills} kills, {}", run.tally);
        }
    }
    run.end(&format!("{kills} kills and {crashes} crashes of the database")).await
}
