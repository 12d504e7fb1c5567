//! One run: a world, the sandbox, servers, and guests who book as long as something goes wrong; afterwards everything must add up.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use flows::services::BOOKING_STEPS;
use store::Store;

use crate::arguments::Arguments;
use crate::guests::Guests;
use crate::node::{Sandbox, Server};
use crate::tally::Tally;
use crate::world::World;
use crate::{audit, guests, trouble};

pub struct Run {
    pub engine: String,
    pub world: World,
    pub sandbox: Sandbox,
    pub servers: Vec<Server>,
    pub tally: Arc<Tally>,
    /// What was wrong on the way.
    pub ills: Vec<String>,
    guests: Guests,
    started: Instant,
    deadline: Instant,
}

impl Run {
    pub async fn begin(
        engine: &str,
        world: World,
        nodes: usize,
        arguments: &Arguments,
    ) -> anyhow::Result<Self> {
        Self::begin_in(engine, world, nodes, arguments, &[]).await
    }

    /// With variables in the environment of the servers.
    pub async fn begin_in(
        engine: &str,
        world: World,
        nodes: usize,
        arguments: &Arguments,
        environment: &[(String, String)],
    ) -> anyhow::Result<Self> {
        let sandbox = Sandbox::start(&world).await?;
        let mut servers = Vec::new();
        for number in 0..nodes {
            let arguments = sandbox.arguments();
            servers.push(Server::start(&world, number, &BOOKING_STEPS, &arguments, environment).await?);
        }
        trouble::send_webhooks_badly(&sandbox, &world, servers[0].address).await?;
        let tally = Arc::new(Tally::default());
        let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
        let guests = guests::arrive(&world, &addresses, &tally, arguments.attempts);
        let started = Instant::now();
        let deadline = started + Duration::from_secs(arguments.minutes * 60);
        Ok(Self {
            engine: engine.to_owned(),
            world,
            sandbox,
            servers,
            tally,
            ills: Vec::new(),
            guests,
            started,
            deadline,
        })
    }

    pub fn has_time(&self) -> bool {
        Instant::now() < self.deadline
    }

    /// Waits for the guests, then for whatever is under way, and looks. `troubles` says what went wrong on purpose.
    pub async fn end(mut self, troubles: &str) -> anyhow::Result<bool> {
        for server in &mut self.servers {
            server.revive().await?;
        }
        while self.has_time() && !self.guests.have_tried() {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        self.guests.leave().await;
        let (engine, tally) = (&self.engine, &self.tally);
        trouble::clear(&self.sandbox).await?;
        println!("{engine}: {troubles} in {} s, {tally}", self.started.elapsed().as_secs());
        let store = Store::open(&self.world.database).await?;
        let mut ills = audit::wait_and_look(&store, &self.world, &self.sandbox).await?;
        ills.extend(tally.lost(self.servers[0].address).await?);
        ills.extend(tally.faults_of_the_program().await);
        ills.append(&mut self.ills);
        store.close().await?;
        for ill in &ills {
            println!("{engine}: WRONG {ill}");
        }
        for server in self.servers {
            server.stop().await?;
        }
        self.sandbox.stop().await?;
        self.world.leave()?;
        ensure!(tally.attempts() > 0, "nobody came");
        println!("{engine}: {}", if ills.is_empty() { "everything adds up" } else { "something is wrong" });
        Ok(ills.is_empty())
    }
}
