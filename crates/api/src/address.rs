//! Addresses of sites: a domain of their own, a subdomain of the platform's domain, or the path `/s/{namespace}/`.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use domain::sites::site_address::{self, host_of, without_port};
use http::header::HOST;
use http::request::Parts;
use store::row::sites::site;

use crate::options::Options;
use crate::state::AppState;

/// The target of a request, by its host name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// The installation itself: the account area, and the sites under `/s/`.
    Platform,
    /// The site with this namespace, at a subdomain.
    Subdomain { namespace: String, host: String },
    /// Any other host: possibly a site's own domain.
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

/// Returns the site's canonical address for search engines, without a trailing slash.
pub fn primary(site: &site::Model, options: &Options) -> String {
    let (own, domain) = (site.domain.as_deref(), options.domain.as_deref());
    site_address::primary(&options.public_url, domain, &site.namespace, own)
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
}
