//! The map that pages show, and the hosts that it may load from.

use http::Uri;

/// The built-in map unless `style_url` is set.
#[derive(Clone, Debug, Default)]
pub struct MapOptions {
    pub style_url: Option<String>,
    pub attribution: Option<String>,
    /// The origins that pages may load from besides this server, such as `https://tiles.example`.
    pub(crate) origins: Vec<String>,
}

impl MapOptions {
    /// The style's own host is allowed automatically; other hosts, such as those of its tiles, must be listed.
    pub fn new(
        style_url: Option<String>,
        attribution: Option<String>,
        hosts: &[String],
    ) -> Result<Self, String> {
        let origins: Vec<String> =
            style_url.iter().chain(hosts).map(|url| origin(url)).collect::<Result<_, _>>()?;
        Ok(Self { style_url, attribution, origins })
    }
}

/// Keeps only scheme and host, so that nothing else gets into the page's content security policy.
pub(crate) fn origin(url: &str) -> Result<String, String> {
    let wrong = || format!("map: {url:?} must be a whole address, such as https://tiles.example");
    let uri: Uri = url.parse().map_err(|_| wrong())?;
    match (uri.scheme_str(), uri.authority()) {
        (Some(scheme @ ("http" | "https")), Some(authority))
            if !authority.as_str().contains(['@', ';', ',', '\'']) =>
        {
            Ok(format!("{scheme}://{authority}"))
        }
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_addresses_are_allowed_and_only_their_origins_kept() {
        let map = |style: &str, host: &str| MapOptions::new(Some(style.to_owned()), None, &[host.to_owned()]);
        let good = map("https://maps.test:8443/style.json?key=1", "https://tiles.test/a/b").unwrap();
        assert_eq!(good.origins, ["https://maps.test:8443", "https://tiles.test"]);
        for host in [
            "",
            "tiles.test",
            "/style.json",
            "ftp://tiles.test",
            "https://a;script-src *",
            "https://me@tiles.test",
            "*",
        ] {
            assert!(map("https://maps.test", host).is_err(), "{host}");
        }
        assert!(MapOptions::new(None, None, &[]).unwrap().origins.is_empty());
    }
}
