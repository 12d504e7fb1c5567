//! Measures the release binary on this machine: each answer against the floor, a fixed body of the same size from the same server
//! through the same door. Ratios from one run are what counts; the absolute figures depend on the machine.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

mod client;
mod server;

use anyhow::{Context, ensure};

use client::{Figures, measure};
use server::Server;

const CONNECTIONS: [usize; 3] = [1, 8, 32];
const ROUNDS: usize = 5;
/// The property page must be answered at this share of the floor's rate, at least.
const PAGE_BAR: f64 = 0.40;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let server = Server::start().await?;
    let page = server.a_property_page().await?;
    let size = client::body_size(server.address, &page).await?;
    let floor = format!("/floor/{size}");
    println!("property page {page}: {size} bytes of HTML\n");
    println!(
        "{:>11}  {:>34}  {:>34}  {:>6}",
        "connections", "floor req/s (p50, p99)", "page req/s (p50, p99)", "ratio"
    );
    let mut worst = f64::MAX;
    for connections in CONNECTIONS {
        // In turn, so that a slow moment of the machine hits both.
        let mut floors = Vec::new();
        let mut pages = Vec::new();
        for _ in 0..ROUNDS {
            floors.push(measure(server.address, &floor, connections).await?);
            pages.push(measure(server.address, &page, connections).await?);
        }
        let (floor, page) = (Figures::median(floors), Figures::median(pages));
        let ratio = page.rate / floor.rate;
        worst = worst.min(ratio);
        println!("{connections:>11}  {floor:>34}  {page:>34}  {:>5.0} %", ratio * 100.0);
    }
    server.stop().await.context("the server stops")?;
    ensure!(
        worst >= PAGE_BAR,
        "the page is answered at {:.0} % of the floor, the bar is {:.0} %",
        worst * 100.0,
        PAGE_BAR * 100.0
    );
    Ok(())
}
