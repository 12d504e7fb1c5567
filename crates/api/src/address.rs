//! Where sites are found: at a domain of their own, at a subdomain of the platform's, or under `/s/{namespace}/`.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use http::header::HOST;
use http::request::Parts;
use store::row::site;

use crate::options::Options;
use crate::state::AppState;

/// Whom a request speaks to, by its host name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// The installation itself: the account area, and sites under `/s/`.
    Platform,
    /// The site of this namespace, at a subdomain.
    Subdomain { namespace: String, host: String },
    /// Perhaps a site's own domain.
    Other(String),
}

impl FromRequestParts<AppState> for Host {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Infallible> {
        Ok(Self::of(parts, &state.options))
    }
}

impl Host {
    pub fn of(parts: &Parts, options: &Options) -> Self {
        let given = parts.headers.get(HOST).and_then(|value| value.to_str().ok());
        match given.or_else(|| parts.uri.authority().map(http::uri::Authority::as_str)) {
            Some(host) => Self::named(host, options),
            None => Self::Platform,
        }
    }

    fn named(host: &str, options: &Options) -> Self {
        let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
        let is_ours = name == host_of(&options.public_url) || options.domain.as_deref() == Some(&name);
        if is_ours || name == "localhost" || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() {
            return Self::Platform;
        }
        let below = options.domain.as_deref().and_then(|domain| name.strip_suffix(domain)?.strip_suffix('.'));
        match below.map(str::to_owned) {
            Some(namespace) => Self::Subdomain { namespace, host: name },
            None => Self::Other(name),
        }
    }
}

/// The path under which a site is found without a host name of its own.
pub fn base_path(namespace: &str) -> String {
    format!("/s/{namespace}")
}

/// The one address that search engines shall know: the site's own domain, else its subdomain, else the path. Without a slash
/// at the end.
pub fn primary(site: &site::Model, options: &Options) -> String {
    match (&site.domain, &options.domain) {
        (Some(own), _) => at_host(own, options),
        (None, Some(domain)) => at_host(&format!("{}.{domain}", site.namespace), options),
        (None, None) => format!("{}{}", options.public_url, base_path(&site.namespace)),
    }
}

/// The root of a site at a host name, with the platform's scheme and port.
pub fn at_host(host: &str, options: &Options) -> String {
    format!("{}://{host}{}", scheme_of(&options.public_url), port_of(&options.public_url))
}

/// Scheme, host and port of an address: `https://homes.example`.
pub fn origin(address: &str) -> &str {
    let from = address.find("://").map_or(0, |at| at + 3);
    let end = address[from..].find('/').map_or(address.len(), |at| from + at);
    &address[..end]
}

fn scheme_of(address: &str) -> &str {
    address.split_once("://").map_or("http", |(scheme, _)| scheme)
}

fn host_of(address: &str) -> &str {
    without_port(origin(address).split_once("://").map_or(address, |(_, host)| host))
}

/// With its colon; nothing where it is the usual one.
fn port_of(address: &str) -> &str {
    let host = origin(address).split_once("://").map_or(address, |(_, host)| host);
    &host[without_port(host).len()..]
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(public_url: &str, domain: Option<&str>) -> Options {
        Options { public_url: public_url.to_owned(), domain: domain.map(str::to_owned), ..Options::default() }
    }

    #[test]
    fn a_host_is_the_platforms_a_subdomain_or_somebodys_own() {
        let options = options("https://casita.example:8443", Some("homes.example"));
        let below = |name: &str| Host::Subdomain {
            namespace: name.to_owned(),
            host: format!("{name}.homes.example"),
        };
        for (host, expected) in [
            ("casita.example", Host::Platform),
            ("CASITA.example.:8443", Host::Platform),
            ("homes.example", Host::Platform),
            ("localhost:8080", Host::Platform),
            ("127.0.0.1:9000", Host::Platform),
            ("[::1]:9000", Host::Platform),
            ("old-mill.homes.example", below("old-mill")),
            ("Old-Mill.homes.example:8443", below("old-mill")),
            ("oldmill-homes.example", Host::Other("oldmill-homes.example".to_owned())),
            ("www.oldmill.test", Host::Other("www.oldmill.test".to_owned())),
        ] {
            assert_eq!(Host::named(host, &options), expected, "{host}");
        }
    }

    #[test]
    fn addresses_are_taken_apart() {
        for (address, scheme, host, port, whole) in [
            ("https://a.test", "https", "a.test", "", "https://a.test"),
            ("http://a.test:81/s/x", "http", "a.test", ":81", "http://a.test:81"),
            ("http://[::1]:81", "http", "[::1]", ":81", "http://[::1]:81"),
        ] {
            assert_eq!(
                (scheme_of(address), host_of(address), port_of(address), origin(address)),
                (scheme, host, port, whole)
            );
        }
    }
}
