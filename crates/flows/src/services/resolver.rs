//! DNS lookups of addresses and TXT records.

use std::fmt::Debug;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use super::entropy::Entropy;
use super::name_servers::NameServers;

/// Timeout of a lookup.
const PATIENCE: Duration = Duration::from_secs(5);

/// The addresses of a host name, possibly none; `None` if the lookup failed.
pub type Addresses<'a> = Pin<Box<dyn Future<Output = Option<Vec<IpAddr>>> + Send + 'a>>;

/// The TXT records of a host name, possibly none; `None` if the lookup failed.
pub type Texts<'a> = Pin<Box<dyn Future<Output = Option<Vec<String>>> + Send + 'a>>;

pub trait Resolver: Debug + Send + Sync {
    fn addresses<'a>(&'a self, host: &'a str) -> Addresses<'a>;

    fn texts<'a>(&'a self, host: &'a str) -> Texts<'a>;
}

/// Uses the operating system's resolver for addresses. It has no lookup of TXT records, so these are requested from its name
/// servers.
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
            // The system does not distinguish a name without addresses from an unknown one.
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
