//! Guests book while the machine misbehaves, one fault after the other: reads and writes fail, syncs are slow, memory or file handles
//! run out, connections to the database are cut, frozen or kept waiting, and the clock jumps by a day. A fault lasts a moment and goes;
//! the program refuses meanwhile and recovers by itself.

use std::collections::BTreeMap;
use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::ValueEnum;
use sea_orm::{ConnectionTrait, Database, DatabaseConnection, Statement};
use store::Store;
use tokio::process::Command;
use tokio::time::sleep;

use crate::arguments::Arguments;
use crate::clock::Clock;
use crate::fault::{Fault, Spoilt, Tools};
use crate::guests::stay_alone;
use crate::node::Server;
use crate::run::Run;
use crate::trouble;
use crate::world::World;

/// Between two faults, and how long each lasts.
const WELL: Duration = Duration::from_millis(1_500);
const ILL: Duration = Duration::from_millis(1_500);
/// Within this time after a fault the server must be ready and book again.
const RECOVERY: Duration = Duration::from_secs(10);

pub async fn prove(
    engine: &str,
    store: &Store,
    address: String,
    arguments: &Arguments,
) -> anyhow::Result<bool> {
    let tools = Tools::find()?;
    let faults = wanted(engine, arguments, &tools)?;
    let world = World::new(store, address).await?;
    let clock = Clock::new(&world.folder, tools.faketime)?;
    let nodes = if engine == "sqlite" { 1 } else { 2 };
    let mut run = Run::begin_in(engine, world, nodes, arguments, &clock.environment()).await?;
    let (mut made, mut deaths, mut witnesses) = (BTreeMap::<String, u64>::new(), 0, 0);
    for (number, fault) in faults.iter().copied().cycle().enumerate().take(arguments.kills.try_into()?) {
        sleep(WELL).await;
        if !run.has_time() {
            break;
        }
        let node = number % nodes;
        make(fault, &run, node, &clock).await?;
        *made.entry(fault.to_string()).or_default() += 1;
        let has_ended = run.servers[node].has_ended()?;
        if has_ended && fault.may_end_the_server() {
            deaths += 1;
            run.servers[node].revive().await?;
        } else if has_ended {
            run.ills.push(format!("{fault} ended the server"));
            run.servers[node].revive().await?;
        } else if let Err(error) = recover(&run, node, &mut witnesses).await {
            run.ills.push(format!("{} s after {fault}: {error:#}", RECOVERY.as_secs()));
        }
    }
    clock.set("+0")?;
    let told: Vec<_> = made.iter().map(|(fault, times)| format!("{times} x {fault}")).collect();
    run.end(&format!("{}, of which {deaths} ended a node", told.join(", "))).await
}

/// The faults to make in turn. Reports those that cannot be made here, and fails if they are asked for by name.
fn wanted(engine: &str, arguments: &Arguments, tools: &Tools) -> anyhow::Result<Vec<Fault>> {
    let all = if arguments.fault.is_empty() { Fault::value_variants() } else { arguments.fault.as_slice() };
    let mut faults = Vec::new();
    for fault in all.iter().copied().filter(|fault| fault.is_possible_with(engine)) {
        match tools.missing(fault) {
            None => faults.push(fault),
            Some(tool) if arguments.fault.is_empty() => {
                println!("{engine}: SKIPPED {fault}: {tool} is not installed");
            }
            Some(tool) => bail!("{fault} cannot be made: {tool} is not installed"),
        }
    }
    ensure!(!faults.is_empty(), "none of these faults can be made with {engine}");
    Ok(faults)
}

/// Waits until the server is ready and books, without being started again.
async fn recover(run: &Run, node: usize, witnesses: &mut u32) -> anyhow::Result<()> {
    trouble::clear(&run.sandbox).await?;
    let deadline = Instant::now() + RECOVERY;
    loop {
        *witnesses += 1;
        match stay_alone(run.servers[node].address, &run.world, *witnesses).await {
            Err(error) if Instant::now() > deadline => return Err(error),
            Err(_) => sleep(WELL / 5).await,
            Ok(()) => return Ok(()),
        }
    }
}

/// Begins, lasts and ends.
async fn make(fault: Fault, run: &Run, node: usize, clock: &Clock) -> anyhow::Result<()> {
    let server = &run.servers[node];
    if let Some(spoilt) = fault.spoilt_calls() {
        return spoil(server, spoilt, &run.world).await;
    }
    match fault {
        Fault::NoFileHandles => {
            let process = server.process().context("the server runs")?;
            let former = handles(process).await?;
            let open = fs::read_dir(format!("/proc/{process}/fd"))?.count();
            limit_handles(process, &open.to_string()).await?;
            sleep(ILL).await;
            limit_handles(process, &former).await
        }
        Fault::ClockAhead => jump(clock, "+1d").await,
        Fault::ClockBehind => jump(clock, "-1d").await,
        Fault::Provider => trouble::make(&run.sandbox, u64::from(rand::random::<u8>())).await,
        Fault::CutConnections => on_backends(&run.world, "SELECT pg_terminate_backend(pid)").await,
        Fault::FrozenConnections => freeze(&run.world).await,
        Fault::LockedTable => {
            lock(&run.world, "LOCK TABLE reservation IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(1)").await
        }
        // In another order than ours, so that the server has to end somebody's transaction.
        Fault::Deadlock => {
            let statements = "SELECT 1 FROM stay_night FOR UPDATE; SELECT pg_sleep(0.3); \
                SELECT 1 FROM reservation FOR UPDATE; SELECT pg_sleep(0.3); SELECT 1 FROM quote FOR UPDATE";
            lock(&run.world, statements).await
        }
        other => bail!("{other} is made by spoiling calls"),
    }
}

/// What a transaction of somebody else locks meanwhile.
async fn lock(world: &World, statements: &str) -> anyhow::Result<()> {
    let database = connect(world).await?;
    // It may be the one that the server ends.
    let _ = database.execute_unprepared(&format!("BEGIN; {statements}; COMMIT")).await;
    Ok(database.close().await?)
}

/// Lets strace spoil some system calls of a server for a moment.
async fn spoil(server: &Server, spoilt: Spoilt, world: &World) -> anyhow::Result<()> {
    let process = server.process().context("the server runs")?.to_string();
    let mut strace = Command::new("strace");
    strace.args(["--quiet=all", "--follow-forks", "--output=/dev/null", "--attach", &process]);
    if spoilt.is_of_database {
        let file = world.database.trim_start_matches("sqlite:");
        for end in ["", "-wal", "-shm"] {
            strace.args(["-P", &format!("{file}{end}")]);
        }
    }
    strace.args(["--trace", spoilt.calls]).arg(format!("--inject={}:{}", spoilt.calls, spoilt.how));
    strace.stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    let mut strace = strace.spawn()?;
    sleep(ILL).await;
    ensure!(strace.try_wait()?.is_none(), "strace cannot attach to the server");
    // Ended this way it lets go of the server.
    if let Some(process) = strace.id() {
        Command::new("kill").args(["-INT", &process.to_string()]).status().await?;
    }
    strace.wait().await?;
    Ok(())
}

/// How many file handles a process may have.
async fn handles(process: u32) -> anyhow::Result<String> {
    let mut prlimit = Command::new("prlimit");
    prlimit.args(["--pid", &process.to_string(), "--nofile", "--noheadings", "--raw", "--output", "SOFT"]);
    let told = prlimit.output().await?;
    ensure!(told.status.success(), "prlimit --nofile");
    Ok(String::from_utf8(told.stdout)?.trim().to_owned())
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

async fn jump(clock: &Clock, offset: &str) -> anyhow::Result<()> {
    clock.set(offset)?;
    sleep(ILL * 2).await;
    clock.set("+0")?;
    // The server reads the file once in a second.
    sleep(ILL).await;
    Ok(())
}
