//! A database for one test: made, migrated, and gone afterwards.

use std::env;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use sea_orm::{ConnectionTrait, Database, Statement};
use store::Store;

const POSTGRES_VARIABLE: &str = "CASITA_TEST_POSTGRES";

/// A migrated SQLite database in a folder of its own, deleted with it.
#[derive(Debug)]
pub struct TestDatabase {
    pub store: Store,
    folder: PathBuf,
}

impl TestDatabase {
    pub async fn new() -> Self {
        let folder = env::temp_dir().join(unique_name());
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let store = migrated(&format!("sqlite:{}", folder.join("casita.db").display())).await;
        Self { store, folder }
    }
}

impl TestDatabase {
    /// Where it is kept, for tests that look at the very bytes.
    pub fn file(&self) -> PathBuf {
        self.folder.join("casita.db")
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        // A leftover in the temporary folder is no reason to fail a test.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub async fn on_sqlite<F: Future<Output = ()>>(body: impl FnOnce(Store) -> F) {
    let database = TestDatabase::new().await;
    body(database.store.clone()).await;
}

pub async fn on_postgres<F: Future<Output = ()>>(body: impl FnOnce(Store) -> F) {
    on_postgres_at(|store, _| body(store)).await;
}

/// With the address of the database, for tests that start processes of their own.
pub async fn on_postgres_at<F: Future<Output = ()>>(body: impl FnOnce(Store, String) -> F) {
    let Some(server) = postgres_server() else { return };
    let name = unique_name();
    let maintenance = Database::connect(&server).await.expect("the test's PostgreSQL answers");
    maintenance.execute_unprepared(&format!("CREATE DATABASE {name}")).await.expect("a database can be made");
    let address = beside(&server, &name);
    let store = migrated(&address).await;
    body(store.clone(), address).await;
    store.close().await.expect("the connections close");
    maintenance
        .execute_unprepared(&format!("DROP DATABASE {name} WITH (FORCE)"))
        .await
        .expect("it can be dropped");
}

/// PostgreSQL dies as it would of a fault of its own, and recovers: one of its processes is killed, so it ends all others
/// and starts anew. Only on this machine; elsewhere nothing happens, and the answer is no.
pub async fn crash_postgres(address: &str) -> bool {
    let Ok(database) = Database::connect(address).await else { return false };
    let question = Statement::from_string(database.get_database_backend(), "SELECT pg_backend_pid()");
    let Ok(Some(row)) = database.query_one_raw(question).await else { return false };
    let process: i32 = row.try_get_by_index(0).expect("a process has a number");
    let name = std::fs::read_to_string(format!("/proc/{process}/comm")).unwrap_or_default();
    let is_here = address.contains("@127.0.0.1") && name.trim() == "postgres";
    is_here
        && Command::new("kill")
            .args(["-KILL", &process.to_string()])
            .status()
            .is_ok_and(|ended| ended.success())
}

fn postgres_server() -> Option<String> {
    let address = env::var(POSTGRES_VARIABLE).ok();
    if address.is_none() {
        assert!(env::var_os("CI").is_none(), "{POSTGRES_VARIABLE} must name a PostgreSQL server in CI");
        eprintln!("skipped: {POSTGRES_VARIABLE} names no PostgreSQL server; `make check` starts one");
    }
    address
}

/// The address of another database on the same server.
fn beside(server: &str, database: &str) -> String {
    let (address, options) =
        server.split_once('?').map_or((server, ""), |(address, options)| (address, options));
    let (base, _) = address.rsplit_once('/').expect("an address ends in a database name");
    if options.is_empty() { format!("{base}/{database}") } else { format!("{base}/{database}?{options}") }
}

async fn migrated(address: &str) -> Store {
    let store = Store::open(address).await.expect("the test database opens");
    store.migrate().await.expect("the schema can be made");
    store
}

/// Unique among tests that run at the same time: each is a process, or a moment, of its own.
fn unique_name() -> String {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let nanos = START.get_or_init(Instant::now).elapsed().as_nanos();
    format!("casita_test_{}_{nanos}", std::process::id())
}
