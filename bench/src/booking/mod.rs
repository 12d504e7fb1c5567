//! The whole booking flow: quote, guest, card, booking, charge at the sandbox. Compared with a bare durable transaction that
//! writes as many rows, on the same disk or server.

mod bare;
mod guest;
mod shop;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::ensure;
use store::Engine;

use crate::figures::Figures;
use crate::table::{Table, share};
use bare::Bare;
use guest::{Guest, Outcome};
use shop::Shop;

const GUESTS: [usize; 3] = [1, 8, 32];
const ROUND: Duration = Duration::from_secs(5);
/// Number of guests who request each stay of the contested home.
const RIVALS: usize = 8;

pub async fn run() -> anyhow::Result<()> {
    run_on(Engine::Sqlite).await?;
    run_on(Engine::Postgres).await
}

async fn run_on(engine: Engine) -> anyhow::Result<()> {
    let Some(shop) = Shop::open(engine).await? else {
        println!("\n  Bookings on PostgreSQL were skipped: {} is not set.", shop::SERVER_VARIABLE);
        return Ok(());
    };
    let mut wanted = Wanted::new(shop.stays().await?, 1);
    let before = shop.rows().await?;
    let mut bookings = Vec::new();
    for guests in GUESTS {
        bookings.push(book(&shop, guests, &wanted).await?);
    }
    let made: usize = bookings.iter().map(|(_, made)| made).sum();
    ensure!(made > 0, "nobody booked anything");
    let rows = (shop.rows().await? - before) / made;
    wanted = Wanted::new(shop.stays_of_one_home().await?, RIVALS);
    let contested = book(&shop, RIVALS, &wanted).await?;
    let bare = Bare::open(&shop, rows).await?;
    let mut floors = Vec::new();
    for guests in GUESTS {
        floors.push(bare.measure(guests).await?);
    }
    shop.close().await?;
    tell(engine, rows, &bookings, &floors, &contested);
    Ok(())
}

/// Stays in the order of their requests, each by a number of guests.
#[derive(Clone)]
struct Wanted {
    stays: Arc<[String]>,
    rivals: usize,
    next: Arc<AtomicUsize>,
}

impl Wanted {
    fn new(stays: Vec<String>, rivals: usize) -> Self {
        Self { stays: stays.into(), rivals, next: Arc::default() }
    }

    fn next(&self) -> Option<&str> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.stays.get(number / self.rivals).map(String::as_str)
    }
}

/// Returns the figures of successful requests, and the number of bookings.
async fn book(shop: &Shop, guests: usize, wanted: &Wanted) -> anyhow::Result<(Figures, usize)> {
    let started = Instant::now();
    let tasks: Vec<_> =
        (0..guests).map(|_| tokio::spawn(book_for_a_while(shop.server.address, wanted.clone()))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    let made = times.len();
    Ok((Figures::of(times, started.elapsed()), made))
}

async fn book_for_a_while(server: std::net::SocketAddr, wanted: Wanted) -> anyhow::Result<Vec<Duration>> {
    let mut guest = Guest::arrive(server).await?;
    let mut times = Vec::new();
    let until = Instant::now() + ROUND;
    while Instant::now() < until
        && let Some(stay) = wanted.next()
    {
        let asked = Instant::now();
        if guest.book(stay).await? == Outcome::Booked {
            times.push(asked.elapsed());
        }
    }
    Ok(times)
}

fn tell(
    engine: Engine,
    rows: usize,
    bookings: &[(Figures, usize)],
    floors: &[Figures],
    contested: &(Figures, usize),
) {
    let columns = GUESTS.iter().map(|guests| format!("{guests} guests at once"));
    let columns = std::iter::once("per second (p50, p99)".to_owned()).chain(columns);
    let mut table = Table::new(format!("Bookings on {engine:?}: each writes {rows} rows"), columns);
    table.row("bookings, each for dates of its own", bookings.iter().map(|(figures, _)| figures.to_string()));
    table.row("bare durable transaction with as many rows", floors.iter().map(ToString::to_string));
    let ratios = bookings.iter().zip(floors).map(|((figures, _), floor)| share(figures.rate / floor.rate));
    table.row("bookings / bare transaction", ratios);
    let (figures, made) = contested;
    let contest = format!("one home, {RIVALS} guests for each stay: {made} booked");
    table.row(contest, [String::new(), figures.to_string()]);
    table.print();
}
