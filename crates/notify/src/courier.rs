//! Who takes what happened to owners' systems: signed, straight to the address that is named, and never into networks that are not
//! everybody's, whatever a name resolves to.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use domain::key::Key;
use domain::public_address::is_public;
use hmac::{Hmac, KeyInit, Mac};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Response, Url};
use sha2::Sha256;

const SIGNATURE: &str = "casita-signature";
const DELIVERY: &str = "casita-delivery";
const EVENT: &str = "casita-event";
const CONNECT: Duration = Duration::from_secs(5);
const WHOLE: Duration = Duration::from_secs(15);
/// What is kept of an answer, in bytes.
const MOST_ANSWER: usize = 1_024;

/// Where receivers may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receivers {
    Public,
    /// On this machine and beside it too: for development.
    Anywhere,
}

#[derive(Clone, Debug)]
pub struct Courier {
    client: Client,
    receivers: Receivers,
}

/// One try to tell one receiver of one event.
#[derive(Clone, Copy, Debug)]
pub struct Parcel<'a> {
    pub url: &'a str,
    pub secret: &'a str,
    pub event: &'a str,
    pub delivery: Key,
    pub body: &'a [u8],
    pub at: DateTime<Utc>,
}

/// What the receiver said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    pub status: u16,
    /// Its beginning.
    pub answer: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CourierError {
    #[error("This is not an address that can be told anything.")]
    Address,
    #[error("This address is not on the public internet.")]
    Inside,
    #[error("The receiver cannot be reached: {0}.")]
    Unreachable(String),
}

impl Receipt {
    /// Anything else is no receipt; a redirection is not followed.
    pub fn is_taken(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Courier {
    pub fn new(receivers: Receivers) -> Result<Self, CourierError> {
        // Refused where the process has one already, which is as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut client = Client::builder()
            .connect_timeout(CONNECT)
            .timeout(WHOLE)
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .no_proxy()
            .user_agent(concat!("Casita/", env!("CARGO_PKG_VERSION")));
        if receivers == Receivers::Public {
            client = client.dns_resolver(Arc::new(PublicNames));
        }
        let client = client.build().map_err(|error| CourierError::Unreachable(reason(&error)))?;
        Ok(Self { client, receivers })
    }

    /// Whether anything can be sent there, as far as the address itself tells.
    pub fn check(&self, url: &str) -> Result<(), CourierError> {
        self.address(url).map(drop)
    }

    pub async fn deliver(&self, parcel: &Parcel<'_>) -> Result<Receipt, CourierError> {
        let request = self
            .client
            .post(self.address(parcel.url)?)
            .header(CONTENT_TYPE, "application/json")
            .header(SIGNATURE, signature(parcel.secret, parcel.at, parcel.body))
            .header(EVENT, parcel.event)
            .header(DELIVERY, parcel.delivery.to_string())
            .body(parcel.body.to_vec());
        let response = request.send().await.map_err(|error| refused(&error))?;
        Ok(Receipt { status: response.status().as_u16(), answer: beginning(response).await })
    }

    fn address(&self, url: &str) -> Result<Url, CourierError> {
        let url = Url::parse(url).map_err(|_| CourierError::Address)?;
        let host = url.host_str().ok_or(CourierError::Address)?;
        if !matches!(url.scheme(), "http" | "https") || !url.username().is_empty() || url.password().is_some()
        {
            return Err(CourierError::Address);
        }
        // A number is not looked up, so it is looked at here.
        let literal = host.trim_matches(['[', ']']).parse::<IpAddr>();
        if self.receivers == Receivers::Public && literal.is_ok_and(|address| !is_public(address)) {
            return Err(CourierError::Inside);
        }
        Ok(url)
    }
}

/// As Stripe does it: `t=…,v1=…` over the seconds, a dot and the body.
pub fn signature(secret: &str, at: DateTime<Utc>, body: &[u8]) -> String {
    let seconds = at.timestamp();
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a secret may have any length");
    mac.update(format!("{seconds}.").as_bytes());
    mac.update(body);
    format!("t={seconds},v1={}", hex::encode(mac.finalize().into_bytes()))
}

async fn beginning(mut response: Response) -> String {
    let mut bytes = Vec::new();
    // An answer that breaks off is as good as its beginning.
    while let Ok(Some(chunk)) = response.chunk().await {
        bytes.extend_from_slice(&chunk);
        if bytes.len() >= MOST_ANSWER {
            break;
        }
    }
    bytes.truncate(MOST_ANSWER);
    // PostgreSQL keeps no text with this letter.
    String::from_utf8_lossy(&bytes).replace('\0', "")
}

fn refused(error: &reqwest::Error) -> CourierError {
    let mut cause: Option<&dyn std::error::Error> = Some(error);
    while let Some(known) = cause {
        if known.is::<NotPublic>() {
            return CourierError::Inside;
        }
        cause = known.source();
    }
    CourierError::Unreachable(reason(error))
}

/// Without the address, which may hold a secret of the receiver's.
fn reason(error: &reqwest::Error) -> String {
    let kind = if error.is_timeout() {
        "it took too long"
    } else if error.is_connect() {
        "nobody answers there"
    } else {
        "it broke off"
    };
    kind.to_owned()
}

#[derive(Debug, thiserror::Error)]
#[error("the name leads to no public address")]
struct NotPublic;

/// Looks names up, and forgets what is not everybody's.
struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err(NotPublic.into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_the_one_that_others_reckon() {
        // Reckoned with OpenSSL: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret
        let at = DateTime::from_timestamp(1_700_000_000, 0).unwrap();
        let signed = signature("secret", at, br#"{"a":1}"#);
        assert_eq!(
            signed,
            "t=1700000000,v1=49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686"
        );
    }

    #[tokio::test]
    async fn nothing_goes_inside() {
        let courier = Courier::new(Receivers::Public).unwrap();
        let at = DateTime::from_timestamp(0, 0).unwrap();
        for url in [
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://[::1]:80/",
            "http://169.254.169.254/latest/meta-data/",
            "http://10.0.0.1/",
            "http://localhost:9/",
        ] {
            let parcel = Parcel { url, secret: "", event: "x", delivery: Key::from_u128(1), body: b"", at };
            assert_eq!(courier.deliver(&parcel).await, Err(CourierError::Inside), "{url}");
        }
        for url in
            ["ftp://example.org/", "example.org", "https://me:secret@example.org/", "file:///etc/passwd"]
        {
            assert_eq!(courier.check(url), Err(CourierError::Address), "{url}");
        }
        assert_eq!(courier.check("https://example.org/hook"), Ok(()));
    }
}
