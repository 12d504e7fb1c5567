//! Where host names lead, and what their TXT records say.

use std::fmt::Debug;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use super::entropy::Entropy;
use super::name_servers::NameServers;

/// Nobody waits longer for a name.
const PATIENCE: Duration = Duration::from_secs(5);

/// The addresses of a host name, none where it has none; nothing when nobody could be asked.
pub type Addresses<'a> = Pin<Box<dyn Future<Output = Option<Vec<IpAddr>>> + Send + 'a>>;

/// The TXT records of a host name, none where it has none; nothing when nobody could be asked.
pub type Texts<'a> = Pin<Box<dyn Future<Output = Option<Vec<String>>> + Send + 'a>>;

pub trait Resolver: Debug + Send + Sync {
    fn addresses<'a>(&'a self, host: &'a str) -> Addresses<'a>;

    fn texts<'a>(&'a self, host: &'a str) -> Texts<'a>;
}

/// Asks as every other program on this machine does. The operating system knows only addresses, so for records its name servers are
/// asked.
#[derive(Clone, Debug)]
pub struct SystemResolver {
    entropy: Arc<dyn Entropy>,
}

impl SystemResolver {
    pub fn new(entropy: Arc<dyn Entropy>) -> Self {
        Self { entropy }
    }
}

impl Resolver for SystemResolver {
    fn addresses<'a>(&'a self, host: &'a str) -> Addresses<'a> {
        Box::pin(async move {
            let asked = tokio::time::timeout(PATIENCE, tokio::net::lookup_host((host, 0))).await.ok()?;
            // The system does not tell a name without an address from one that nobody knows.
            Some(asked.map(|found| found.map(|address| address.ip()).collect()).unwrap_or_default())
        })
    }

    fn texts<'a>(&'a self, host: &'a str) -> Texts<'a> {
        Box::pin(async move {
            let servers = NameServers::of_this_machine();
            tokio::time::timeout(PATIENCE, servers.texts(&*self.entropy, host)).await.ok().flatten()
        })
    }
}
