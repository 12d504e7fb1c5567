//! Guests book while the machine misbehaves, one fault after the other: reads and writes fail, syncs are slow, memory or file handles
//! run out, connections to the database are cut, frozen or kept waiting, and the clock jumps by a day. A fault lasts a moment and goes;
//! the program refuses meanwhile and recovers by itself.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, ensure};
use sea_orm::{ConnectionTrait, Database, DatabaseConnection, Statement};
use store::Store;
use tokio::process::Command;
use tokio::time::sleep;

use crate::arguments::Arguments;
use crate::node::Server;
use crate::run::Run;
use crate::trouble;
use crate::world::World;

/// Between two faults, and how long each lasts.
const WELL: Duration = Duration::from_millis(1_500);
const ILL: Duration = Duration::from_millis(1_500);

#[derive(Clone, Copy, Debug)]
enum Fault {
    /// System calls on the files of the embedded database, as strace spoils them.
    Disk {
        calls: &'static str,
        spoilt: &'static str,
    },
    NoMemory,
    NoFileHandles,
    Clock(&'static str),
    /// Slow, without an answer, or broken: one after the other.
    Provider,
    CutConnections,
    FrozenConnections,
    /// What a statement of somebody else locks meanwhile.
    Locked(&'static str),
}

const OF_EVERY_MACHINE: [Fault; 5] =
    [Fault::NoFileHandles, Fault::Clock("+1d"), Fault::Clock("-1d"), Fault::Provider, Fault::NoMemory];

const OF_SQLITE: [Fault; 5] = [
    Fault::Disk { calls: "pread64", spoilt: "error=EIO:when=1+3" },
    Fault::Disk { calls: "pwrite64", spoilt: "error=EIO:when=2+3" },
    Fault::Disk { calls: "fsync,fdatasync", spoilt: "error=EIO" },
    Fault::Disk { calls: "fsync,fdatasync", spoilt: "delay_enter=300ms" },
    Fault::Disk { calls: "pwrite64", spoilt: "error=ENOSPC:when=1+2" },
];

const OF_POSTGRES: [Fault; 4] = [
    Fault::CutConnections,
    Fault::FrozenConnections,
    Fault::Locked("LOCK TABLE reservation IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(1)"),
    // In another order than ours, so that the server has to end somebody's transaction.
    Fault::Locked(
        "SELECT 1 FROM stay_night FOR UPDATE; SELECT pg_sleep(0.3); SELECT 1 FROM reservation FOR UPDATE; \
         SELECT pg_sleep(0.3); SELECT 1 FROM quote FOR UPDATE",
    ),
];

pub async fn prove(
    engine: &str,
    store: &Store,
    address: String,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    let is_sqlite = engine == "sqlite";
    let world = World::new(store, address).await?;
    let clock = Clock::new(&world)?;
    let of_database: &[Fault] = if is_sqlite { &OF_SQLITE } else { &OF_POSTGRES };
    let faults: Vec<Fault> = of_database.iter().chain(&OF_EVERY_MACHINE).copied().collect();
    let nodes = if is_sqlite { 1 } else { 2 };
    let mut run = Run::begin_in(engine, world, nodes, arguments, &clock.environment()).await?;
    let (mut made, mut deaths) = (0, 0);
    while run.has_time() && made < arguments.kills {
        sleep(WELL).await;
        let number = usize::try_from(made).unwrap_or(0);
        make(faults[number % faults.len()], &run, number % nodes, &clock).await?;
        made += 1;
        for server in &mut run.servers {
            deaths += u32::from(server.revive_if_dead().await?);
        }
    }
    clock.set("+0")?;
    run.end(&format!("{made} faults of the machine, of which {deaths} ended a node")).await
}

/// Begins, lasts and ends.
async fn make(fault: Fault, run: &Run, node: usize, clock: &Clock) -> anyhow::Result<()> {
    let server = &run.servers[node];
    match fault {
        Fault::Disk { calls, spoilt } => {
            let file = run.world.database.trim_start_matches("sqlite:").to_owned();
            let files = [file.clone(), format!("{file}-wal"), format!("{file}-shm")];
            let paths = files.iter().flat_map(|file| ["-P", file.as_str()]).collect::<Vec<_>>();
            spoil(server, calls, spoilt, &paths).await
        }
        Fault::NoMemory => spoil(server, "mmap,brk", "error=ENOMEM:when=2+2", &[]).await,
        Fault::NoFileHandles => {
            let process = server.process().context("the server runs")?;
            let open = fs::read_dir(format!("/proc/{process}/fd"))?.count();
            limit_handles(process, &open.to_string()).await?;
            sleep(ILL).await;
            limit_handles(process, "1024").await
        }
        Fault::Clock(offset) => {
            clock.set(offset)?;
            sleep(ILL * 2).await;
            clock.set("+0")
        }
        Fault::Provider => trouble::make(&run.sandbox, u64::from(rand::random::<u8>())).await,
        Fault::CutConnections => on_backends(&run.world, "SELECT pg_terminate_backend(pid)").await,
        Fault::FrozenConnections => freeze(&run.world).await,
        Fault::Locked(statements) => {
            let database = connect(&run.world).await?;
            // It may be the one that the server ends.
            let _ = database.execute_unprepared(&format!("BEGIN; {statements}; COMMIT")).await;
            Ok(database.close().await?)
        }
    }
}

/// Lets strace spoil some system calls of a server for a moment.
async fn spoil(server: &Server, calls: &str, spoilt: &str, paths: &[&str]) -> anyhow::Result<()> {
    let process = server.process().context("the server runs")?.to_string();
    let mut strace = Command::new("strace");
    strace.args(["--quiet=all", "--follow-forks", "--output=/dev/null", "--attach", &process]).args(paths);
    strace.args(["--trace", calls]).arg(format!("--inject={calls}:{spoilt}"));
    strace.stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    let Ok(mut strace) = strace.spawn() else {
        println!("no strace here: {calls} are not spoilt");
        return Ok(());
    };
    sleep(ILL).await;
    // Ended this way it lets go of the server.
    if let Some(process) = strace.id() {
        Command::new("kill").args(["-INT", &process.to_string()]).status().await?;
    }
    strace.wait().await?;
    Ok(())
}

async fn limit_handles(process: u32, most: &str) -> anyhow::Result<()> {
    let (process, limit) = (process.to_string(), format!("--nofile={most}:"));
    let done = Command::new("prlimit").args(["--pid", &process, &limit]).status().await?;
    ensure!(done.success(), "prlimit {limit}");
    Ok(())
}

async fn connect(world: &World) -> anyhow::Result<DatabaseConnection> {
    Ok(Box::pin(Database::connect(&world.database)).await?)
}

/// On every other connection to the database.
async fn on_backends(world: &World, select: &str) -> anyhow::Result<()> {
    let database = connect(world).await?;
    database.execute_unprepared(&format!("{select} {OTHERS}")).await?;
    Ok(database.close().await?)
}

const OTHERS: &str = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// The database server is one of ours, on this machine.
async fn freeze(world: &World) -> anyhow::Result<()> {
    ensure!(world.database.contains("@127.0.0.1"), "only a server on this machine is frozen");
    let database = connect(world).await?;
    let question = Statement::from_string(database.get_database_backend(), format!("SELECT pid {OTHERS}"));
    let rows = database.query_all_raw(question).await?;
    database.close().await?;
    let backends: Vec<String> = rows
        .iter()
        .filter_map(|row| row.try_get_by_index::<i32>(0).ok())
        .map(|pid| pid.to_string())
        .collect();
    for signal in ["-STOP", "-CONT"] {
        // One that has ended meanwhile is not there.
        let _ = Command::new("kill").arg(signal).args(&backends).stderr(Stdio::null()).status().await?;
        sleep(ILL).await;
    }
    Ok(())
}

/// The time that the servers read, where libfaketime is installed: the real one, moved by what stands in a file.
struct Clock {
    file: PathBuf,
    library: Option<PathBuf>,
}

impl Clock {
    fn new(world: &World) -> anyhow::Result<Self> {
        let library = fs::read_dir("/usr/lib")?
            .filter_map(|entry| Some(entry.ok()?.path().join("faketime/libfaketimeMT.so.1")))
            .find(|path| path.is_file());
        if library.is_none() {
            println!("no libfaketime here: the clock does not jump");
        }
        let clock = Self { file: world.folder.join("clock"), library };
        clock.set("+0")?;
        Ok(clock)
    }

    fn environment(&self) -> Vec<(String, String)> {
        let Some(library) = &self.library else { return Vec::new() };
        let set = |name: &str, value: String| (name.to_owned(), value);
        vec![
            set("LD_PRELOAD", library.display().to_string()),
            set("FAKETIME_TIMESTAMP_FILE", self.file.display().to_string()),
            set("FAKETIME_CACHE_DURATION", "1".to_owned()),
            set("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
        ]
    }

    fn set(&self, offset: &str) -> anyhow::Result<()> {
        Ok(fs::write(&self.file, offset)?)
    }
}
