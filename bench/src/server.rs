//! The release binary with a fresh demo, on a port of its own, gone afterwards.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::process::{Child, Command};

use crate::client;

/// Loading the demo draws its pictures.
const START: Duration = Duration::from_mins(3);

pub struct Server {
    pub address: SocketAddr,
    child: Child,
    folder: PathBuf,
}

impl Server {
    pub async fn start() -> anyhow::Result<Self> {
        let binary = std::env::var("CASITA_BIN")
            .context("CASITA_BIN names the release binary; `make bench` sets it")?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let folder = std::env::temp_dir().join(format!("casita_bench_{}", std::process::id()));
        let child = Command::new(binary)
            .args(["serve", "--demo", "--floor", "--rate-limits", "off", "--log", "warn"])
            .args(["--listen", &address.to_string()])
            .arg("--data")
            .arg(&folder)
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("the release binary starts")?;
        let server = Self { address, child, folder };
        server.wait().await?;
        Ok(server)
    }

    async fn wait(&self) -> anyhow::Result<()> {
        let deadline = tokio::time::Instant::now() + START;
        while client::text(self.address, "/readyz").await.is_err() {
            if tokio::time::Instant::now() > deadline {
                bail!("the server is not ready after {} s", START.as_secs());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// The first home that the list shows.
    pub async fn a_property_page(&self) -> anyhow::Result<String> {
        let list =
            client::text(self.address, "/websites/api/v2/property/?name_space=harbor-pine&limit=1").await?;
        let slug = list
            .split(r#""slug":""#)
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .context("there is a home")?;
        Ok(format!("/s/harbor-pine/properties/{slug}/"))
    }

    pub async fn stop(mut self) -> anyhow::Result<()> {
        self.child.kill().await?;
        std::fs::remove_dir_all(&self.folder)?;
        Ok(())
    }
}
