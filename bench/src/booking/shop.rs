//! A site that accepts cards, the server process, and the sandbox that charges the cards.

use std::path::PathBuf;
use std::process::Stdio;

use anyhow::Context;
use chrono::{Days, NaiveDate};
use sea_orm::{ConnectionTrait, Statement};
use serde::Deserialize;
use serde_json::json;
use store::{Engine, Store};
use tokio::process::{Child, Command};

use crate::client::{Request, ask};
use crate::machine::now;
use crate::server::{Server, free_address, wait_until_ready};
use crate::worlds::{self, NAMESPACE};

pub const SERVER_VARIABLE: &str = "CASITA_TEST_POSTGRES";
const HOMES: usize = 300;
const NIGHTS: u64 = 5;
/// Stays start a week apart, from a month ahead.
const FIRST_DAY: u64 = 30;
const WEEKS: u64 = 50;
/// Sets all homes to online payment and instant booking.
const SELLS: [&str; 2] = [
    "UPDATE listing SET pay_online = TRUE, instant_book = TRUE, payment_policy_id = NULL",
    "UPDATE site SET provider = 's', provider_secret = 'sandbox-secret-big-world'",
];

pub struct Shop {
    pub server: Server,
    sandbox: Child,
    database: String,
    engine: Engine,
    folder: PathBuf,
}

#[derive(Deserialize)]
struct Found {
    results: Vec<FoundHome>,
}

#[derive(Deserialize)]
struct FoundHome {
    key: String,
}

impl Shop {
    /// Uses an empty database of its own; None if no PostgreSQL server is configured.
    pub async fn open(engine: Engine) -> anyhow::Result<Option<Self>> {
        let folder = std::env::temp_dir().join(format!("casita_bookings_{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let database = match (engine, std::env::var(SERVER_VARIABLE)) {
            (Engine::Sqlite, _) => worlds::database(&folder),
            (Engine::Postgres, Ok(server)) => fresh_on(&server).await?,
            (Engine::Postgres, Err(_)) => return Ok(None),
        };
        let store = Store::open(&database).await?;
        worlds::fill(&store, HOMES).await?;
        for statement in SELLS {
            store.write_one().execute_unprepared(statement).await?;
        }
        store.close().await?;
        let address = free_address()?;
        let binary = std::env::var("CASITA_BIN").context("CASITA_BIN names the release binary")?;
        let sandbox = Command::new(binary)
            .args(["sandbox", "--sandbox-listen", &address.to_string(), "--data"])
            .arg(folder.join("sandbox"))
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        wait_until_ready(address, "/").await?;
        let url = format!("http://{address}");
        let server = Server::start(&folder, &["--database", &database, "--sandbox-url", &url]).await?;
        Ok(Some(Self { server, sandbox, database, engine, folder }))
    }

    pub async fn store(&self) -> anyhow::Result<Store> {
        Ok(Store::open(&self.database).await?)
    }

    /// Stays that do not overlap, as bodies of requests for a quote.
    pub async fn stays(&self) -> anyhow::Result<Vec<String>> {
        let mut bodies = Vec::new();
        for week in 0..WEEKS {
            let (check_in, check_out) = dates(week);
            let path = format!(
                "/websites/api/v2/property/?name_space={NAMESPACE}&check_in={check_in}&check_out={check_out}&limit=100"
            );
            let found: Found = serde_json::from_str(&ask(self.server.address, &Request::get(&path)).await?)?;
            bodies.extend(found.results.iter().map(|home| body(&home.key, check_in, check_out)));
        }
        Ok(bodies)
    }

    /// All stays of one home, whether booked or not.
    pub async fn stays_of_one_home(&self) -> anyhow::Result<Vec<String>> {
        let path = format!("/websites/api/v2/property/?name_space={NAMESPACE}&limit=100&offset=200");
        let found: Found = serde_json::from_str(&ask(self.server.address, &Request::get(&path)).await?)?;
        let home = found.results.last().context("there are homes")?;
        let of = |week| {
            let (check_in, check_out) = dates(week);
            body(&home.key, check_in, check_out)
        };
        Ok((0..WEEKS * 3).map(of).collect())
    }

    /// The number of rows in all tables.
    pub async fn rows(&self) -> anyhow::Result<usize> {
        let store = self.store().await?;
        let db = store.read();
        let backend = db.get_database_backend();
        let names = match self.engine {
            Engine::Sqlite => {
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            }
            Engine::Postgres => "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'",
        };
        let mut rows = 0;
        for table in db.query_all_raw(Statement::from_string(backend, names)).await? {
            let name: String = table.try_get_by_index(0)?;
            let question = Statement::from_string(backend, format!("SELECT count(*) FROM \"{name}\""));
            let count: i64 = db.query_one_raw(question).await?.context("a count")?.try_get_by_index(0)?;
            rows += usize::try_from(count)?;
        }
        store.close().await?;
        Ok(rows)
    }

    pub async fn close(mut self) -> anyhow::Result<()> {
        self.server.stop().await?;
        self.sandbox.kill().await?;
        Ok(std::fs::remove_dir_all(&self.folder)?)
    }
}

fn dates(week: u64) -> (NaiveDate, NaiveDate) {
    let check_in = now().date_naive() + Days::new(FIRST_DAY + week * 7);
    (check_in, check_in + Days::new(NIGHTS))
}

fn body(home: &str, check_in: NaiveDate, check_out: NaiveDate) -> String {
    json!({"property": home, "namespace": NAMESPACE, "check_in": check_in, "check_out": check_out, "adults": 2})
        .to_string()
}

async fn fresh_on(server: &str) -> anyhow::Result<String> {
    let name = format!("casita_bookings_{}", std::process::id());
    let maintenance = Store::open(server).await?;
    maintenance.read().execute_unprepared(&format!("CREATE DATABASE {name}")).await?;
    maintenance.close().await?;
    let (place, _) = server.rsplit_once('/').unwrap_or((server, ""));
    Ok(format!("{place}/{name}"))
}
