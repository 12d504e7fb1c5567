//! Exports of bookings, up to the maximum size: wall-clock time, and peak memory while the response is streamed.

use std::future::poll_fn;
use std::pin::Pin;
use std::time::{Duration, Instant};

use anyhow::Context;
use axum::body::HttpBody;

use super::clerk::Clerk;
use crate::machine::resident;
use crate::table::{Table, time};

const FORMATS: [&str; 3] = ["csv", "json", "xlsx"];
/// Number of bookings; the second is the maximum of an export.
const SIZES: [u64; 2] = [500, 5_000];

pub async fn run(engine: &str, clerk: &Clerk) -> anyhow::Result<()> {
    let columns = ["", "bookings", "bytes", "first byte", "all", "memory at most"].map(str::to_owned);
    let mut table = Table::new(format!("Exports of bookings on {engine}"), columns);
    for format in FORMATS {
        for size in SIZES {
            // The first export fills memory that the process keeps.
            taken(clerk, format, size).await?;
            let Taken { bytes, first, all, memory } = taken(clerk, format, size).await?;
            let memory = format!("{} kB", memory / 1024);
            table.row(format, [size.to_string(), bytes.to_string(), time(first), time(all), memory]);
        }
    }
    table.print();
    Ok(())
}

struct Taken {
    bytes: usize,
    first: Duration,
    all: Duration,
    /// Peak memory above the initial use.
    memory: usize,
}

async fn taken(clerk: &Clerk, format: &str, size: u64) -> anyhow::Result<Taken> {
    let before = resident()?;
    let started = Instant::now();
    let path = format!("/api/v2/reservation/export/?format={format}&limit={size}");
    let mut body = clerk.open(&path).await?;
    let (mut bytes, mut first, mut most) = (0, None, before);
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        first.get_or_insert_with(|| started.elapsed());
        bytes += frame?.into_data().map_or(0, |data| data.len());
        most = most.max(resident()?);
    }
    let first = first.context("a file has a beginning")?;
    Ok(Taken { bytes, first, all: started.elapsed(), memory: most - before })
}
