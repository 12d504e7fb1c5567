//! Which geocoder finds places and which map shows them, as the operator says.

use std::time::Duration;

use anyhow::Context;
use api::MapOptions;
use api::assets::Assets;
use clap::{Args, ValueEnum};
use places::{Geocoder, Kind, Outside, Service};
use serde::Deserialize;

/// The list of places, made with the web.
const LIST: &str = "gazetteer.tsv";
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum GeocoderKind {
    /// Our own list of places; nobody outside is asked.
    #[default]
    Offline,
    Nominatim,
    Photon,
    Pelias,
}

/// `[geocoder]` in the file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenGeocoder {
    /// Who finds places by name [default: offline]
    #[arg(id = "geocoder_kind", long = "geocoder", global = true, env = "CASITA_GEOCODER")]
    kind: Option<GeocoderKind>,
    /// Where that geocoder is, with a key in the query where it wants one
    #[arg(
        id = "geocoder_url",
        long = "geocoder-url",
        global = true,
        env = "CASITA_GEOCODER_URL",
        value_name = "URL",
        hide_env_values = true
    )]
    base_url: Option<String>,
    /// Who we say we are to it [default: Casita, its version and the public address]
    #[arg(
        id = "geocoder_agent",
        long = "geocoder-agent",
        global = true,
        env = "CASITA_GEOCODER_AGENT",
        value_name = "NAME"
    )]
    user_agent: Option<String>,
    /// How long it may take before our own list answers [default: 3]
    #[arg(
        id = "geocoder_timeout",
        long = "geocoder-timeout",
        global = true,
        env = "CASITA_GEOCODER_TIMEOUT",
        value_name = "SECONDS"
    )]
    timeout: Option<u64>,
}

/// `[map]` in the file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GivenMap {
    /// A MapLibre style [default: our own map, which asks nobody outside]
    #[arg(id = "map_style", long = "map-style", global = true, env = "CASITA_MAP_STYLE", value_name = "URL")]
    style_url: Option<String>,
    /// Whom that map is owed to
    #[arg(
        id = "map_attribution",
        long = "map-attribution",
        global = true,
        env = "CASITA_MAP_ATTRIBUTION",
        value_name = "TEXT"
    )]
    attribution: Option<String>,
    /// Further origins that the style loads from, with their scheme
    #[arg(
        id = "map_hosts",
        long = "map-host",
        global = true,
        env = "CASITA_MAP_HOSTS",
        value_name = "URL",
        value_delimiter = ','
    )]
    hosts: Vec<String>,
}

impl GivenGeocoder {
    pub fn or(self, file: Self) -> Self {
        Self {
            kind: self.kind.or(file.kind),
            base_url: self.base_url.or(file.base_url),
            user_agent: self.user_agent.or(file.user_agent),
            timeout: self.timeout.or(file.timeout),
        }
    }

    /// The geocoder outside, if one is wanted.
    pub fn outside(self, public_url: &str) -> anyhow::Result<Option<Outside>> {
        let kind = match self.kind.unwrap_or_default() {
            GeocoderKind::Offline => return Ok(None),
            GeocoderKind::Nominatim => Kind::Nominatim,
            GeocoderKind::Photon => Kind::Photon,
            GeocoderKind::Pelias => Kind::Pelias,
        };
        let service = Service {
            kind,
            base_url: self.base_url.context("geocoder.base_url: say where the geocoder is")?,
            user_agent: self
                .user_agent
                .unwrap_or_else(|| format!("Casita/{} ({public_url})", env!("CARGO_PKG_VERSION"))),
            timeout: self.timeout.map_or(DEFAULT_TIMEOUT, Duration::from_secs),
        };
        Ok(Some(Outside::new(&service).context("geocoder.base_url")?))
    }
}

impl GivenMap {
    pub fn resolve(self, file: Self) -> anyhow::Result<MapOptions> {
        let hosts = if self.hosts.is_empty() { file.hosts } else { self.hosts };
        let style_url = self.style_url.or(file.style_url);
        MapOptions::new(style_url, self.attribution.or(file.attribution), &hosts).map_err(anyhow::Error::msg)
    }
}

/// Our own list, read from the built web when it is first needed, and the geocoder outside before it.
pub fn geocoder(assets: Assets, outside: Option<Outside>) -> Geocoder {
    let offline = Geocoder::offline(move || {
        let (bytes, _) = assets.read(LIST, &[])?;
        String::from_utf8(bytes.into_owned()).ok()
    });
    match outside {
        Some(outside) => offline.with_outside(outside),
        None => offline,
    }
}
