//! Processes that live and die: the sandbox, which lives, and servers, which do not.

use std::net::{SocketAddr, TcpListener};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, bail};
use rand::Rng;
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep, timeout};

use crate::client;
use crate::world::World;

const START: Duration = Duration::from_mins(1);
/// How long a server lives, at most.
const LONGEST_LIFE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub struct Sandbox {
    pub address: SocketAddr,
    child: Child,
}

#[derive(Debug)]
pub struct Server {
    pub address: SocketAddr,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    /// Where it dies, each in turn.
    steps: &'static [&'static str],
    child: Option<Child>,
    lives: u32,
}

impl Sandbox {
    pub async fn start(world: &World) -> anyhow::Result<Self> {
        let address = free_address()?;
        let data = world.folder.join("sandbox").display().to_string();
        let listen = address.to_string();
        let child = spawn(&["sandbox", "--sandbox-listen", &listen, "--data", &data], &[], None)?;
        wait_for(address, "/").await?;
        Ok(Self { address, child })
    }

    /// How a server is told of it.
    pub fn arguments(&self) -> Vec<String> {
        vec!["--sandbox-url".to_owned(), format!("http://{}", self.address)]
    }

    pub async fn stop(mut self) -> anyhow::Result<()> {
        Ok(self.child.kill().await?)
    }
}

impl Server {
    pub async fn start(
        world: &World,
        number: usize,
        steps: &'static [&'static str],
        more: &[String],
        environment: &[(String, String)],
    ) -> anyhow::Result<Self> {
        let address = free_address()?;
        let data = world.folder.join(format!("node-{number}")).display().to_string();
        let mut arguments = [
            "serve",
            "--rate-limits",
            "off",
            "--log",
            "error",
            "--listen",
            &address.to_string(),
            "--data",
            &data,
            "--database",
            &world.database,
            "--sealing-keys",
            &format!("faults:{}", "5a".repeat(32)),
        ]
        .map(str::to_owned)
        .to_vec();
        arguments.extend_from_slice(more);
        let environment = environment.to_vec();
        let mut server = Self { address, arguments, environment, steps, child: None, lives: 0 };
        server.revive().await?;
        Ok(server)
    }

    /// One life: it ends by itself at a named step, or by SIGKILL at a random moment, whichever comes first.
    pub async fn live_and_die(&mut self, number: u64) -> anyhow::Result<()> {
        let mut child = match self.child.take() {
            Some(child) => child,
            None => self.spawn(number)?,
        };
        if timeout(LONGEST_LIFE, wait_for(self.address, "/readyz")).await.is_ok() {
            let life = Duration::from_millis(u64::from(random(LONGEST_LIFE)));
            let _ = timeout(life, child.wait()).await;
        }
        child.kill().await.context("a server can be killed")?;
        self.child = Some(self.spawn(number + 1)?);
        Ok(())
    }

    /// Without a step to die at, until it is stopped.
    pub async fn revive(&mut self) -> anyhow::Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill().await?;
        }
        self.child = Some(self.begin(None)?);
        self.lives += 1;
        wait_for(self.address, "/readyz").await
    }

    pub fn has_ended(&mut self) -> anyhow::Result<bool> {
        Ok(match &mut self.child {
            Some(child) => child.try_wait()?.is_some(),
            None => true,
        })
    }

    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().and_then(Child::id)
    }

    /// Whether it has run since it was started.
    pub fn is_first_life(&mut self) -> bool {
        let child = self.child.as_mut();
        self.lives == 1 && child.is_some_and(|child| child.try_wait().is_ok_and(|ended| ended.is_none()))
    }

    pub async fn stop(mut self) -> anyhow::Result<()> {
        match self.child.take() {
            Some(mut child) => Ok(child.kill().await?),
            None => Ok(()),
        }
    }

    /// Every second life has a step to die at, each in turn.
    fn spawn(&self, number: u64) -> anyhow::Result<Child> {
        let step = self.steps[usize::try_from(number / 2).unwrap_or(0) % self.steps.len()];
        let crash = (number % 2 == 1).then(|| format!("{step}:{}", 1 + number % 3));
        self.begin(crash)
    }

    fn begin(&self, crash: Option<String>) -> anyhow::Result<Child> {
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        spawn(&arguments, &self.environment, crash)
    }
}

fn random(most: Duration) -> u32 {
    rand::rng().random_range(100..u32::try_from(most.as_millis()).unwrap_or(2_000))
}

fn spawn(
    arguments: &[&str],
    environment: &[(String, String)],
    crash: Option<String>,
) -> anyhow::Result<Child> {
    let binary = std::env::var("CASITA_BIN").context("CASITA_BIN names the binary; `make faults` sets it")?;
    let mut command = Command::new(binary);
    command
        .args(arguments)
        .envs(environment.iter().cloned())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true);
    if let Some(crash) = crash {
        command.env("CASITA_CRASH_AT", crash);
    }
    command.spawn().context("the binary starts")
}

fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

async fn wait_for(address: SocketAddr, path: &str) -> anyhow::Result<()> {
    let deadline = Instant::now() + START;
    loop {
        if client::get(address, path).await.is_ok_and(|answer| answer.status == 200) {
            return Ok(());
        }
        if Instant::now() > deadline {
            bail!("{address}{path} is not ready after {} s", START.as_secs());
        }
        sleep(Duration::from_millis(20)).await;
    }
}
