//! Measures the release build on this machine: responses compared with baselines, the library without HTTP, and plain SQL.
//! Compare ratios within one run only; absolute figures depend on the machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its tables")]

mod account;
mod arguments;
mod bar;
mod booking;
mod client;
mod figures;
mod http;
mod insert;
mod library;
mod machine;
mod question;
mod server;
mod sql;
mod stopwatch;
mod table;
mod worlds;

use anyhow::ensure;

use arguments::{Arguments, Part};
use bar::Bars;

/// The same allocator as in the app, so that baselines and responses are comparable.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::read();
    let watch = machine::Watch::start()?;
    let mut bars = Bars::default();
    if arguments.wants(Part::Page) {
        http::run_page(&mut bars).await?;
    }
    if arguments.wants(Part::Http) {
        http::run(&arguments.sizes, &mut bars).await?;
    }
    if arguments.wants(Part::Booking) {
        booking::run().await?;
    }
    if arguments.wants(Part::Account) {
        account::run(&mut bars).await?;
    }
    if arguments.wants(Part::Sql) {
        sql::run(&arguments.sizes).await?;
    }
    if arguments.wants(Part::Library) {
        library::run(&arguments.sizes, &mut bars).await?;
    }
    if arguments.wants(Part::Million) {
        library::million::run(&mut bars).await?;
    }
    watch.tell()?;
    let missed = bars.tell();
    ensure!(missed == 0 || !arguments.strict, "{missed} bars were missed");
    Ok(())
}
