//! Whether a request comes directly from this machine. A reverse proxy runs on this machine too: the requests that it forwards
//! carry the public host name and usually a forwarding header.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use domain::sites::site_address::without_port;
use flows::accounts::Claim;
use http::header::HOST;
use http::request::Parts;

const PROXY_MARKS: [&str; 7] = [
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-real-ip",
];

#[derive(Clone, Copy, Debug)]
pub struct Local(pub bool);

impl<S: Sync> FromRequestParts<S> for Local {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts))
    }
}

impl Local {
    /// The proof for claiming an empty installation: a request from this machine, or the setup code.
    pub fn claim(self, code: Option<&str>) -> Claim {
        match code {
            _ if self.0 => Claim::OnThisMachine,
            Some(code) => Claim::Code(code.to_owned()),
            None => Claim::Nothing,
        }
    }

    pub fn of(parts: &Parts) -> Self {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let is_near = peer.is_some_and(|peer| peer.0.ip().to_canonical().is_loopback());
        let is_direct = !PROXY_MARKS.iter().any(|mark| parts.headers.contains_key(*mark));
        let given = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let host = given.or_else(|| parts.uri.authority().map(http::uri::Authority::as_str));
        Self(is_near && is_direct && host.is_some_and(names_this_machine))
    }
}

fn names_this_machine(host: &str) -> bool {
    let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
    name == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use http::Request;

    use super::*;

    fn is_local(peer: Option<&str>, headers: &[(&str, &str)]) -> bool {
        let request =
            headers.iter().fold(Request::get("/"), |request, (name, value)| request.header(*name, *value));
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        if let Some(peer) = peer {
            parts.extensions.insert(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
        }
        Local::of(&parts).0
    }

    #[test]
    fn only_who_asks_this_machine_by_its_own_name_is_local() {
        let here = Some("127.0.0.1:1000");
        for (peer, headers, expected) in [
            (here, &[("host", "127.0.0.1:8080")][..], true),
            (here, &[("host", "LOCALHOST:8080")], true),
            (Some("[::1]:1000"), &[("host", "[::1]:8080")], true),
            (here, &[("host", "homes.example")], false),
            (here, &[("host", "127.0.0.1.homes.example")], false),
            (here, &[], false),
            (here, &[("host", "localhost"), ("x-forwarded-for", "192.0.2.1")], false),
            (here, &[("host", "localhost"), ("x-real-ip", "192.0.2.1")], false),
            (here, &[("host", "localhost"), ("via", "1.1 proxy")], false),
            (Some("192.0.2.1:1000"), &[("host", "localhost")], false),
            (None, &[("host", "localhost")], false),
        ] {
            assert_eq!(is_local(peer, headers), expected, "{peer:?} {headers:?}");
        }
    }
}
