//! A database for one test: a copy of a migrated template, deleted afterwards.
//!
//! The first test that needs an engine creates its template; it is named after the migrations, so that the next run finds it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use sea_orm::{ConnectionTrait, Database, DatabaseConnection, Statement, TransactionTrait};
use store::Store;

const POSTGRES_VARIABLE: &str = "CASITA_TEST_POSTGRES";
/// Named after the hash of the migrations.
const TEMPLATE: &str = concat!("casita_template_", env!("CASITA_MIGRATIONS"));

/// A migrated SQLite database in a folder of its own, both deleted on drop.
#[derive(Debug)]
pub struct TestDatabase {
    pub store: Store,
    folder: PathBuf,
}

impl TestDatabase {
    pub async fn new() -> Self {
        let folder = memory_folder().join(unique_name());
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
        let file = folder.join("casita.db");
        std::fs::copy(sqlite_template().await, &file).expect("a template can be copied");
        Self { store: opened(&sqlite_address(&file)).await, folder }
    }
}

impl TestDatabase {
    /// The database file, for tests that read its bytes.
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

/// Simulates a full disk: the file of a SQLite database cannot grow until its writing connection is replaced.
pub async fn fill_disk(store: &Store) {
    let writer = store.write_one();
    writer.execute_unprepared("PRAGMA max_page_count = 1").await.expect("a limit can be set");
}

pub async fn on_sqlite<F: Future<Output = ()>>(body: impl FnOnce(Store) -> F) {
    let database = TestDatabase::new().await;
    body(database.store.clone()).await;
}

pub async fn on_postgres<F: Future<Output = ()>>(body: impl FnOnce(Store) -> F) {
    on_postgres_at(|store, _| body(store)).await;
}

/// With the URL of the database, for tests that start processes of their own.
pub async fn on_postgres_at<F: Future<Output = ()>>(body: impl FnOnce(Store, String) -> F) {
    let Some(server) = postgres_server() else { return };
    let name = unique_name();
    let maintenance = Box::pin(Database::connect(&server)).await.expect("the test's PostgreSQL answers");
    let template = postgres_template(&server, &maintenance).await;
    let copy = format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy");
    maintenance.execute_unprepared(&copy).await.expect("a template can be copied");
    let address = beside(&server, &name);
    let store = opened(&address).await;
    body(store.clone(), address).await;
    store.close().await.expect("the connections close");
    maintenance
        .execute_unprepared(&format!("DROP DATABASE {name} WITH (FORCE)"))
        .await
        .expect("it can be dropped");
}

/// Simulates a crash of PostgreSQL and its recovery: killing one of its processes makes it end all others and restart.
/// Only on this machine; otherwise does nothing and returns false.
pub async fn crash_postgres(address: &str) -> bool {
    let Ok(database) = Box::pin(Database::connect(address)).await else { return false };
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
        eprintln!("skipped: {POSTGRES_VARIABLE} is not set; `make check` starts a PostgreSQL server");
    }
    address
}

/// The URL of another database on the same server.
fn beside(server: &str, database: &str) -> String {
    let (address, options) =
        server.split_once('?').map_or((server, ""), |(address, options)| (address, options));
    let (base, _) = address.rsplit_once('/').expect("an address ends in a database name");
    if options.is_empty() { format!("{base}/{database}") } else { format!("{base}/{database}?{options}") }
}

async fn opened(address: &str) -> Store {
    Store::open(address).await.expect("the test database opens")
}

/// Migrates an empty database, and closes it.
async fn make_template(address: &str) {
    let store = opened(address).await;
    store.migrate().await.expect("the schema can be made");
    store.close().await.expect("the connections close");
}

async fn sqlite_template() -> PathBuf {
    let template = memory_folder().join(format!("{TEMPLATE}.db"));
    if !template.exists() {
        let unfinished = memory_folder().join(format!("{}.part", unique_name()));
        make_template(&sqlite_address(&unfinished)).await;
        std::fs::rename(&unfinished, &template).expect("a template can be named");
    }
    template
}

async fn postgres_template(server: &str, maintenance: &DatabaseConnection) -> &'static str {
    let is_there = Statement::from_string(
        maintenance.get_database_backend(),
        format!("SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"),
    );
    if maintenance.query_one_raw(is_there.clone()).await.expect("databases can be listed").is_none() {
        // The first process creates it while others wait. It gets its final name when it is complete.
        let lock = maintenance.begin().await.expect("a transaction");
        lock.execute_unprepared("SELECT pg_advisory_xact_lock(20260701)").await.expect("a lock");
        if lock.query_one_raw(is_there).await.expect("databases can be listed").is_none() {
            let unfinished = unique_name();
            let run = async |sql: String| {
                maintenance.execute_unprepared(&sql).await.expect("a template can be made")
            };
            run(format!("CREATE DATABASE {unfinished}")).await;
            make_template(&beside(server, &unfinished)).await;
            run(format!("ALTER DATABASE {unfinished} RENAME TO {TEMPLATE}")).await;
        }
        lock.commit().await.expect("the lock is let go");
    }
    TEMPLATE
}

fn sqlite_address(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// A RAM disk if available: on a real disk every commit would wait.
fn memory_folder() -> PathBuf {
    let shared = PathBuf::from("/dev/shm");
    if shared.is_dir() { shared } else { env::temp_dir() }
}

/// Unique among concurrent tests, which are in separate processes or start at different times.
fn unique_name() -> String {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let nanos = START.get_or_init(Instant::now).elapsed().as_nanos();
    format!("casita_test_{}_{nanos}", std::process::id())
}
