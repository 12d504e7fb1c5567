//! Guests book while the disk of the embedded database is full for a moment, or files may not grow, again and again. The server is
//! never restarted: it refuses, and recovers by itself.

use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::time::Duration;

use anyhow::{Context, ensure};
use sea_orm::ConnectionTrait;
use testkit::TestDatabase;
use tokio::time::sleep;

use crate::arguments::Arguments;
use crate::node::Server;
use crate::run::Run;
use crate::world::World;

const SIZE: &str = "64m";
/// Between two faults, and how long each lasts.
const WELL: Duration = Duration::from_millis(1_500);
const ILL: Duration = Duration::from_millis(700);

pub async fn prove(arguments: &Arguments) -> anyhow::Result<bool> {
    let original = TestDatabase::new().await;
    let world = World::new(&original.store, format!("sqlite:{}", original.file().display())).await?;
    let disk = Disk::mount()?;
    let file = disk.folder.join("casita.db");
    let copy = format!("VACUUM INTO '{}'", file.display());
    original.store.write_one().execute_unprepared(&copy).await?;
    let world = World { database: format!("sqlite:{}", file.display()), ..world };
    let mut run = Run::begin("disk", world, 1, arguments).await?;
    let (mut full, mut limited) = (0, 0);
    while run.has_time() && full + limited < arguments.kills {
        sleep(WELL).await;
        if disk.is_mounted && full <= limited {
            disk.fill()?;
            sleep(ILL).await;
            disk.free()?;
            full += 1;
        } else {
            limit_files(&run.servers[0], &file)?;
            sleep(ILL).await;
            lift_limit(&run.servers[0])?;
            limited += 1;
        }
    }
    ensure!(run.servers[0].is_first_life(), "the server ended");
    let is_well = run.end(&format!("{full} times a full disk, {limited} times a limit for files")).await?;
    drop(disk);
    Ok(is_well)
}

/// A small disk of its own where we may mount one; elsewhere a folder.
struct Disk {
    folder: PathBuf,
    is_mounted: bool,
}

impl Disk {
    fn mount() -> anyhow::Result<Self> {
        let folder = env::temp_dir().join(format!("casita-faults-disk-{}", process::id()));
        fs::create_dir_all(&folder)?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={SIZE}"), "casita-faults"]).arg(&folder);
        let is_mounted = mount.output().is_ok_and(|done| done.status.success());
        if !is_mounted {
            println!("disk: no disk can be mounted here, so only files are limited");
        }
        Ok(Self { folder, is_mounted })
    }

    fn fill(&self) -> anyhow::Result<()> {
        let mut ballast = File::create(self.ballast())?;
        for size in [1 << 20, 1 << 12, 1] {
            let block = vec![0; size];
            while ballast.write_all(&block).is_ok() {}
        }
        Ok(())
    }

    fn free(&self) -> anyhow::Result<()> {
        Ok(fs::remove_file(self.ballast())?)
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // What is left of it is the operator's to see.
        if self.is_mounted {
            let _ = Command::new("umount").arg("--lazy").arg(&self.folder).status();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// No file of the server may grow beyond what the database's log has now.
fn limit_files(server: &Server, database: &Path) -> anyhow::Result<()> {
    let log = database.with_extension("db-wal");
    let size = fs::metadata(log).map_or(0, |log| log.len());
    set_limit(server, &size.to_string())
}

fn lift_limit(server: &Server) -> anyhow::Result<()> {
    set_limit(server, "unlimited")
}

fn set_limit(server: &Server, size: &str) -> anyhow::Result<()> {
    let process = server.process().context("the server runs")?.to_string();
    let done = Command::new("prlimit").args(["--pid", &process, &format!("--fsize={size}:")]).status()?;
    ensure!(done.success(), "prlimit --fsize={size}");
    Ok(())
}
