//! The dated search in plain SQL on the same data: the cost of a straightforward implementation. Its price is only the base rate
//! times the nights; fees, taxes, seasons and stay rules would come on top.

use std::time::{Duration, Instant};

use domain::people::party::Party;
use sea_orm::{ConnectionTrait, Statement, Value};
use store::{Engine, Store};

use crate::library::Figures;
use crate::machine::now;
use crate::question::{AMENITIES, BEDROOMS, Question, RESULTS, questions};
use crate::worlds;

const QUESTIONS: usize = 15;
const SERVER_VARIABLE: &str = "CASITA_TEST_POSTGRES";
/// More homes in PostgreSQL show nothing that SQLite does not show.
const MOST_IN_POSTGRES: usize = 10_000;

const SEARCH: &str = "
SELECT property.id, property.name, listing_rate.week_night * $9 AS price
FROM property
JOIN listing ON listing.account_id = property.account_id AND listing.property_id = property.id
JOIN listing_rate ON listing_rate.account_id = listing.account_id AND listing_rate.listing_id = listing.id AND listing_rate.base_rate
WHERE property.account_id = 1 AND property.state_status = 'a'
  AND property.lat BETWEEN $1 AND $2 AND property.lon BETWEEN $3 AND $4
  AND property.bedrooms >= $5 AND property.accommodates >= $6
  AND NOT EXISTS (
    SELECT 1 FROM stay_night
    WHERE stay_night.account_id = property.account_id AND stay_night.property_id = property.id
      AND stay_night.night >= $7 AND stay_night.night < $8)
  AND (
    SELECT count(*) FROM property_amenity
    WHERE property_amenity.account_id = property.account_id AND property_amenity.property_id = property.id
      AND property_amenity.amenity IN ($10, $11, $12)) = $13
ORDER BY price LIMIT $14";

pub async fn run(sizes: &[usize]) -> anyhow::Result<()> {
    let mut lite = Figures::new(sizes);
    for size in sizes {
        let store = Store::open(&worlds::database(&worlds::folder(*size).await?)).await?;
        lite.add([("SQLite", median(&store).await?)]);
        store.close().await?;
    }
    lite.print("The filtered search as plain SQL, by the clock");
    let Ok(server) = std::env::var(SERVER_VARIABLE) else {
        println!("  PostgreSQL was skipped: {SERVER_VARIABLE} is not set.");
        return Ok(());
    };
    let sizes: Vec<usize> = sizes.iter().copied().filter(|size| *size <= MOST_IN_POSTGRES).collect();
    let mut postgres = Figures::new(&sizes);
    for size in &sizes {
        let store = in_postgres(&server, *size).await?;
        postgres.add([("PostgreSQL", median(&store).await?)]);
        store.close().await?;
    }
    postgres.print("The same on PostgreSQL");
    Ok(())
}

async fn median(store: &Store) -> anyhow::Result<Duration> {
    let asked = questions(QUESTIONS, now().date_naive())?;
    let mut times = Vec::new();
    for question in asked.iter().take(1).chain(&asked) {
        let started = Instant::now();
        search(store, question).await?;
        times.push(started.elapsed());
    }
    // Ignores the first, which is a warm-up.
    let times = &mut times[1..];
    times.sort_unstable();
    Ok(times[times.len() / 2])
}

async fn search(store: &Store, question: &Question) -> anyhow::Result<usize> {
    let (bounds, stay) = (question.bounds, question.stay);
    let mut values: Vec<Value> = vec![
        bounds.south.into(),
        bounds.north.into(),
        bounds.west.into(),
        bounds.east.into(),
        BEDROOMS.cast_signed().into(),
        Party::default().guests().cast_signed().into(),
        stay.check_in().into(),
        stay.check_out().into(),
        i64::from(stay.nights()).into(),
    ];
    values.extend(question.amenities.iter().map(|amenity| Value::from(amenity.as_str())));
    values.push(i64::try_from(AMENITIES)?.into());
    values.push(i64::try_from(RESULTS)?.into());
    let db = store.read();
    let rows =
        db.query_all_raw(Statement::from_sql_and_values(db.get_database_backend(), SEARCH, values)).await?;
    Ok(rows.len())
}

/// A database for the data set, kept on the server for the next run.
async fn in_postgres(server: &str, size: usize) -> anyhow::Result<Store> {
    let name = format!("casita_bench_{size}");
    let maintenance = Store::open(server).await?;
    debug_assert_eq!(maintenance.engine(), Engine::Postgres);
    let db = maintenance.read();
    let known = Statement::from_string(
        db.get_database_backend(),
        format!("SELECT 1 FROM pg_database WHERE datname = '{name}'"),
    );
    if db.query_one_raw(known).await?.is_none() {
        db.execute_unprepared(&format!("CREATE DATABASE {name}")).await?;
    }
    maintenance.close().await?;
    let (place, _) = server.rsplit_once('/').unwrap_or((server, ""));
    let store = Store::open(&format!("{place}/{name}")).await?;
    worlds::fill(&store, size).await?;
    store.read().execute_unprepared("ANALYZE").await?;
    Ok(store)
}
