//! An HTTP client that connects only to public addresses. DNS is queried once per connection, and the checked address is the one
//! that is connected to, so DNS rebinding has no effect.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use domain::sites::public_address::is_public;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, ClientBuilder, RequestBuilder, Url};

const CONNECT: Duration = Duration::from_secs(5);
const WHOLE: Duration = Duration::from_secs(15);

/// The allowed targets of connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Public,
    /// Including this machine and its network: for development.
    Anywhere,
}

#[derive(Clone, Debug)]
pub struct Outside {
    pub(crate) client: Client,
    pub(crate) reach: Reach,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReachError {
    #[error("This is not an address on the web.")]
    Address,
    #[error("This address is not on the public internet.")]
    Inside,
    #[error("It cannot be reached: {0}.")]
    Unreachable(String),
}

impl Outside {
    pub fn new(reach: Reach) -> Result<Self, ReachError> {
        let client = builder(reach).build().map_err(|error| ReachError::of(&error))?;
        Ok(Self { client, reach })
    }

    /// Whether the URL is allowed, as far as it can be checked without DNS.
    pub fn check(&self, url: &str) -> Result<(), ReachError> {
        self.address(url).map(drop)
    }

    pub fn post(&self, url: &str) -> Result<RequestBuilder, ReachError> {
        Ok(self.client.post(self.address(url)?))
    }

    pub(crate) fn address(&self, url: &str) -> Result<Url, ReachError> {
        self.admit(Url::parse(url).map_err(|_| ReachError::Address)?)
    }

    pub(crate) fn admit(&self, url: Url) -> Result<Url, ReachError> {
        let host = url.host_str().ok_or(ReachError::Address)?;
        if !matches!(url.scheme(), "http" | "https") || !url.username().is_empty() || url.password().is_some()
        {
            return Err(ReachError::Address);
        }
        // IP literals bypass the resolver, so they are checked here.
        let literal = host.trim_matches(['[', ']']).parse::<IpAddr>();
        if self.reach == Reach::Public && literal.is_ok_and(|address| !is_public(address)) {
            return Err(ReachError::Inside);
        }
        Ok(url)
    }
}

pub(crate) fn builder(reach: Reach) -> ClientBuilder {
    match reach {
        Reach::Public => builder_by(PublicNames { names: SystemNames, is_public }),
        Reach::Anywhere => plain_builder(),
    }
}

/// With the system's resolver, or another one in tests.
pub(crate) fn builder_by<N: Names>(names: PublicNames<N>) -> ClientBuilder {
    plain_builder().dns_resolver(Arc::new(names))
}

fn plain_builder() -> ClientBuilder {
    // Fails if the process already has a default provider, which is fine.
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder()
        .connect_timeout(CONNECT)
        .timeout(WHOLE)
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .no_proxy()
        .user_agent(concat!("Casita/", env!("CARGO_PKG_VERSION")))
}

impl ReachError {
    pub fn of(error: &reqwest::Error) -> Self {
        let mut cause: Option<&dyn std::error::Error> = Some(error);
        while let Some(known) = cause {
            if known.is::<NotPublic>() {
                return Self::Inside;
            }
            cause = known.source();
        }
        Self::Unreachable(reason(error).to_owned())
    }
}

/// Without the URL, which may contain a secret.
fn reason(error: &reqwest::Error) -> &'static str {
    if error.is_timeout() {
        "it took too long"
    } else if error.is_connect() {
        "nobody answers there"
    } else {
        "it broke off"
    }
}

#[derive(Debug, thiserror::Error)]
#[error("the name leads to no public address")]
struct NotPublic;

/// A DNS resolver.
pub(crate) trait Names: Send + Sync + 'static {
    fn look_up(&self, name: String) -> Looking;
}

pub(crate) type Looking = Pin<Box<dyn Future<Output = io::Result<Vec<SocketAddr>>> + Send>>;

struct SystemNames;

impl Names for SystemNames {
    fn look_up(&self, name: String) -> Looking {
        Box::pin(async move { Ok(tokio::net::lookup_host((name, 0)).await?.collect()) })
    }
}

/// A resolver that drops non-public addresses.
pub(crate) struct PublicNames<N> {
    pub(crate) names: N,
    pub(crate) is_public: fn(IpAddr) -> bool,
}

impl<N: Names> Resolve for PublicNames<N> {
    fn resolve(&self, name: Name) -> Resolving {
        let (looking, is_public) = (self.names.look_up(name.as_str().to_owned()), self.is_public);
        Box::pin(async move {
            let found = looking.await?.into_iter();
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err(NotPublic.into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}
