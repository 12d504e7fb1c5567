//! Whether a site's own domain leads to this installation. Only the domain that a site has is asked for, and of what is found only
//! public addresses are told, so that nobody learns anything about the network inside.

use std::fmt::Debug;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use domain::domain_check::{Pointing, judge, tellable};
use domain::key::Key;
use domain::role::Permission;

use crate::House;
use crate::access::Caller;
use crate::entropy::Entropy;
use crate::resource::ResourceError;
use crate::text_record::NameServers;

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DomainCheck {
    pub domain: String,
    /// Nothing when nobody could be asked.
    pub pointing: Option<Pointing>,
    /// Public ones only.
    pub found: Vec<IpAddr>,
    /// The host that the domain should lead to.
    pub host: String,
    /// Public ones only.
    pub ours: Vec<IpAddr>,
}

#[derive(Debug, thiserror::Error)]
pub enum DomainCheckError {
    #[error("the site has no domain")]
    NoDomain,
    #[error(transparent)]
    Resource(#[from] ResourceError),
}

impl House {
    /// `host` is the installation's own.
    pub async fn check_domain(
        &self,
        caller: &Caller,
        site: Key,
        host: &str,
    ) -> Result<DomainCheck, DomainCheckError> {
        let site = self.own_site(caller, site, Permission::Sites).await?;
        let domain = site.domain.filter(|domain| !domain.is_empty()).ok_or(DomainCheckError::NoDomain)?;
        let (found, ours) = tokio::join!(self.resolver.addresses(&domain), self.resolver.addresses(host));
        let ours = ours.unwrap_or_default();
        let pointing = found.as_deref().map(|found| judge(found, &ours));
        let found = tellable(&found.unwrap_or_default());
        Ok(DomainCheck { domain, pointing, found, host: host.to_owned(), ours: tellable(&ours) })
    }
}
