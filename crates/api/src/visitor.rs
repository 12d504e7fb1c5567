//! Who asks, as far as the network tells: the address that limits are counted by.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use http::request::Parts;
use http::{Extensions, HeaderMap};

/// Nothing without a network: a test that calls the router.
#[derive(Clone, Copy, Debug)]
pub struct Visitor(pub Option<IpAddr>);

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.extensions, &parts.headers))
    }
}

impl Visitor {
    pub fn of(extensions: &Extensions, headers: &HeaderMap) -> Self {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip().to_canonical());
        Self(peer.map(|peer| forwarded(peer, headers).unwrap_or(peer)).map(household))
    }
}

/// Whom a proxy of ours speaks for: it stands on this machine or in its network, and adds the last address of the list.
/// What comes straight from outside may write what it likes there.
fn forwarded(peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
    let is_ours = match peer {
        IpAddr::V4(address) => address.is_loopback() || address.is_private(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    };
    let list = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| is_ours)?.to_str().ok()?;
    let address: IpAddr = list.rsplit(',').next()?.trim().parse().ok()?;
    Some(address.to_canonical())
}

/// A household has one address of the old kind, and a whole network of the new kind to choose from.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (!0 << 64)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(peer: &str, forwarded_for: &[&str]) -> String {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1000)));
        let mut headers = HeaderMap::new();
        for list in forwarded_for {
            headers.append("x-forwarded-for", list.parse().unwrap());
        }
        Visitor::of(&extensions, &headers).0.unwrap().to_string()
    }

    #[test]
    fn a_proxy_of_ours_is_believed_and_a_stranger_is_not() {
        for (peer, list, address) in [
            ("192.0.2.1", &[][..], "192.0.2.1"),
            ("192.0.2.1", &["198.51.100.7"], "192.0.2.1"),
            ("127.0.0.1", &["198.51.100.7"], "198.51.100.7"),
            ("::ffff:10.0.0.3", &["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
            ("10.0.0.3", &["203.0.113.9", "198.51.100.7"], "198.51.100.7"),
            ("127.0.0.1", &["nonsense"], "127.0.0.1"),
            ("2001:db8:1:2:3:4:5:6", &[], "2001:db8:1:2::"),
        ] {
            assert_eq!(visitor(peer, list), address);
        }
        assert!(Visitor::of(&Extensions::new(), &HeaderMap::new()).0.is_none());
    }
}
