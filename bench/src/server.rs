//! Runs the release binary on a port of its own, with a new demo or a data set of some size.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::process::{Child, Command};

use crate::client::{Request, ask};
use crate::worlds;

/// Loading the demo also writes its pictures.
const START: Duration = Duration::from_mins(3);

pub struct Server {
    pub address: SocketAddr,
    child: Child,
    /// The data folder to remove afterwards, if it is temporary.
    temporary: Option<PathBuf>,
}

impl Server {
    pub async fn with_demo() -> anyhow::Result<Self> {
        let folder = std::env::temp_dir().join(format!("casita_bench_{}", std::process::id()));
        let server = Self::start(&folder, &["--demo"]).await?;
        Ok(Self { temporary: Some(folder), ..server })
    }

    pub async fn with_world(homes: usize) -> anyhow::Result<Self> {
        Self::start(&worlds::folder(homes).await?, &[]).await
    }

    pub async fn start(folder: &Path, flags: &[&str]) -> anyhow::Result<Self> {
        let binary = std::env::var("CASITA_BIN")
            .context("CASITA_BIN names the release binary; `make bench` sets it")?;
        let address = free_address()?;
        let child = Command::new(binary)
            .args(["serve", "--floor", "--rate-limits", "off", "--log", "warn"])
            .args(flags)
            .args(["--listen", &address.to_string()])
            .arg("--data")
            .arg(folder)
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("the release binary starts")?;
        wait_until_ready(address, "/readyz").await?;
        Ok(Self { address, child, temporary: None })
    }

    pub async fn stop(mut self) -> anyhow::Result<()> {
        self.child.kill().await.context("the server stops")?;
        self.temporary.map_or(Ok(()), std::fs::remove_dir_all)?;
        Ok(())
    }
}

pub fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

pub async fn wait_until_ready(address: SocketAddr, path: &str) -> anyhow::Result<()> {
    let deadline = tokio::time::Instant::now() + START;
    while ask(address, &Request::get(path)).await.is_err() {
        if tokio::time::Instant::now() > deadline {
            bail!("{address} is not ready after {} s", START.as_secs());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}
