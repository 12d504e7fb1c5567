//! An HTTP client that goes only where anybody could be. A name is looked up once for each connection, and what is looked at is what
//! is connected to: an answer that changes meanwhile changes nothing.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use domain::public_address::is_public;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, ClientBuilder, RequestBuilder, Url};

const CONNECT: Duration = Duration::from_secs(5);
const WHOLE: Duration = Duration::from_secs(15);

/// How far connections may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Public,
    /// To this machine and beside it too: for development.
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

    /// Whether anything can be there, as far as the address itself tells.
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
        // A number is not looked up, so it is looked at here.
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

/// By whom names are looked up is the machine's, but for tests.
pub(crate) fn builder_by<N: Names>(names: PublicNames<N>) -> ClientBuilder {
    plain_builder().dns_resolver(Arc::new(names))
}

fn plain_builder() -> ClientBuilder {
    // Refused where the process has one already, which is as well.
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

/// Without the address, which may hold a secret of somebody's.
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

/// Where names lead.
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

/// Looks names up, and forgets what is not everybody's.
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
