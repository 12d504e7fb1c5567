//! URLs of sites: at a custom domain, at a subdomain of the platform, or under `/s/{namespace}/`.

/// The path of a site without its own host name.
pub fn base_path(namespace: &str) -> String {
    format!("/s/{namespace}")
}

/// The canonical URL for search engines and e-mails: the site's custom domain, else its subdomain of the platform's `domain`,
/// else the path. Without a trailing slash.
pub fn primary(public_url: &str, domain: Option<&str>, namespace: &str, own: Option<&str>) -> String {
    match (own, domain) {
        (Some(own), _) => at_host(own, public_url),
        (None, Some(domain)) => at_host(&format!("{namespace}.{domain}"), public_url),
        (None, None) => format!("{public_url}{}", base_path(namespace)),
    }
}

/// The root URL of a site at a host name, with the platform's scheme and port.
pub fn at_host(host: &str, public_url: &str) -> String {
    format!("{}://{host}{}", scheme_of(public_url), port_of(public_url))
}

/// Scheme, host and port of a URL: `https://homes.example`.
pub fn origin(address: &str) -> &str {
    let from = address.find("://").map_or(0, |at| at + 3);
    let end = address[from..].find('/').map_or(address.len(), |at| from + at);
    &address[..end]
}

pub fn host_of(address: &str) -> &str {
    without_port(origin(address).split_once("://").map_or(address, |(_, host)| host))
}

pub fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

fn scheme_of(address: &str) -> &str {
    address.split_once("://").map_or("http", |(scheme, _)| scheme)
}

/// Includes the colon; empty for the default port.
fn port_of(address: &str) -> &str {
    let host = origin(address).split_once("://").map_or(address, |(_, host)| host);
    &host[without_port(host).len()..]
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn a_site_prefers_its_own_domain_then_its_subdomain() {
        let at = |domain, own| primary("https://casita.test:8443", domain, "mill", own);
        assert_eq!(at(Some("homes.test"), Some("oldmill.test")), "https://oldmill.test:8443");
        assert_eq!(at(Some("homes.test"), None), "https://mill.homes.test:8443");
        assert_eq!(at(None, None), "https://casita.test:8443/s/mill");
    }
}
