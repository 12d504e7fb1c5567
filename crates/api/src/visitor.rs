//! The client's network address, by which rate limits are counted.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use http::request::Parts;
use http::{Extensions, HeaderMap};

/// `None` without a network: a test that calls the router directly.
#[derive(Clone, Copy, Debug)]
pub struct Visitor(pub Option<IpAddr>);

/// The unit that shares an allowance: an IPv4 address, an IPv6 network of one household (/64), or the largest IPv6 network of one
/// customer of an internet provider (/48).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    first: IpAddr,
    prefix: u32,
}

impl Network {
    const HOUSEHOLD: u32 = 64;
    const CUSTOMER: u32 = 48;
    /// A customer may be an office or a village.
    const HOUSEHOLDS_OF_A_CUSTOMER: u32 = 16;

    fn of_ipv6(address: Ipv6Addr, prefix: u32) -> Self {
        let mask = u128::MAX << (Ipv6Addr::BITS - prefix);
        Self { first: Ipv6Addr::from_bits(address.to_bits() & mask).into(), prefix }
    }

    /// The number of households that share this network's allowance.
    pub const fn households(&self) -> u32 {
        match self.first {
            IpAddr::V6(_) if self.prefix == Self::CUSTOMER => Self::HOUSEHOLDS_OF_A_CUSTOMER,
            IpAddr::V4(_) | IpAddr::V6(_) => 1,
        }
    }
}

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

    /// The networks by which limits are counted, the widest last.
    pub fn networks(self) -> impl Iterator<Item = Network> {
        let networks = match self.0 {
            None => [None, None],
            Some(IpAddr::V4(address)) => {
                [Some(Network { first: address.into(), prefix: Ipv4Addr::BITS }), None]
            }
            Some(IpAddr::V6(address)) => {
                [Network::HOUSEHOLD, Network::CUSTOMER].map(|prefix| Some(Network::of_ipv6(address, prefix)))
            }
        };
        networks.into_iter().flatten()
    }
}

/// Returns the client's address from a reverse proxy. A proxy is trusted if it runs on this machine or in its private network; it
/// adds the last address of the list. Direct clients could send any value in this header.
fn forwarded(peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
    let is_ours = match peer {
        IpAddr::V4(address) => address.is_loopback() || address.is_private(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    };
    let list = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| is_ours)?.to_str().ok()?;
    let address: IpAddr = list.rsplit(',').next()?.trim().parse().ok()?;
    Some(address.to_canonical())
}

/// A household has one IPv4 address, but a whole IPv6 network to choose from.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Network::of_ipv6(address, Network::HOUSEHOLD).first,
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
