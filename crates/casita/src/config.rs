//! Settings of the program. A flag overrides its `CASITA_…` variable, which overrides `casita.toml`, which overrides the default.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use ::places::Outside;
use anyhow::{Context, bail, ensure};
use api::MapOptions;
use clap::{Args, ValueEnum};
use domain::sites::site_address::host_of;
use flows::services::CrashPoint;
use serde::Deserialize;
use store::Store;
use tracing_subscriber::EnvFilter;

use crate::answers::{AnswerSettings, GivenAnswers};
use crate::data_folder;
use crate::mail::{GivenMail, MailSettings};
use crate::partner::{GivenPartner, PartnerSettings};
use crate::payments::{GivenPayments, PaymentSettings};
use crate::photo::PhotoPlace;
use crate::places::{GivenGeocoder, GivenMap};
use crate::webhook::WebhookReach;

const DEFAULT_FILE: &str = "casita.toml";
const DEFAULT_LISTEN: &str = "127.0.0.1:8080";
const DEFAULT_DATA: &str = "./data";
const DEFAULT_CONNECTIONS: u32 = 2_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Human-readable lines, for a terminal.
    Text,
    /// One JSON object per line, for a log collector.
    Json,
}

/// Settings given on the command line or in the file; missing ones have defaults.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Read settings from this file [default: casita.toml, if it exists]
    #[arg(long, global = true, env = "CASITA_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// Address and port to listen on [default: 127.0.0.1:8080]
    #[arg(long, global = true, env = "CASITA_LISTEN", value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// Folder of the database and the pictures [default: ./data]
    #[arg(long, global = true, env = "CASITA_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Where pictures are stored: a folder, or an S3-compatible bucket configured by the usual `AWS_…` variables [default: photos
    /// in the data folder]
    #[arg(long, global = true, env = "CASITA_PHOTOS", value_name = "FOLDER|s3://…")]
    photos: Option<String>,
    /// sqlite:FILE or postgres://… [default: an SQLite file in the data folder]
    #[arg(long, global = true, env = "CASITA_DATABASE", value_name = "ADDRESS")]
    database: Option<String>,
    /// The public address of the installation [default: http:// and the listen address]
    #[arg(long, global = true, env = "CASITA_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Serve sites at subdomains of this domain: {namespace}.DOMAIN [default: none]
    #[arg(long, global = true, env = "CASITA_DOMAIN", value_name = "DOMAIN")]
    domain: Option<String>,
    /// Load the demo data if the database is empty, and show "Test mode"
    #[arg(long, global = true, env = "CASITA_DEMO")]
    demo: bool,
    /// Offer to load the demo into an empty database, and serve a database that holds the demo as a demo [default: on if both
    /// listen and public-url are local to this machine, else off]
    #[arg(long, global = true, env = "CASITA_DEMO_OFFER")]
    demo_offer: Option<Switch>,
    /// Limit the request rate of each client address; turn off for load tests [default: on]
    #[arg(long, global = true, env = "CASITA_RATE_LIMITS")]
    rate_limits: Option<Switch>,
    /// Maximum number of open connections; further ones wait [default: 2000]
    #[arg(long, global = true, env = "CASITA_CONNECTIONS", value_name = "NUMBER")]
    connections: Option<NonZeroU32>,
    /// Allow anyone to create an account; if off, only the first one, and further ones by `casita account create` [default: on]
    #[arg(long, global = true, env = "CASITA_SIGN_UP")]
    sign_up: Option<Switch>,
    /// Require your approval before a listing is sold for the first time [default: off]
    #[arg(long, global = true, env = "CASITA_LISTING_APPROVAL")]
    listing_approval: Option<Switch>,
    /// Addresses that webhooks may be sent to and iCal feeds may be read from [default: public]
    #[arg(long, global = true, env = "CASITA_WEBHOOKS")]
    webhooks: Option<WebhookReach>,
    /// Format of log lines [default: text]
    #[arg(long, global = true, env = "CASITA_LOG_FORMAT")]
    log_format: Option<LogFormat>,
    /// What to log, in the filter syntax of `tracing` [default: info]
    #[arg(long, global = true, env = "CASITA_LOG", value_name = "FILTER")]
    log: Option<String>,
    /// Serve /floor/BYTES, for benchmarks
    #[arg(long, global = true, hide = true)]
    #[serde(skip)]
    floor: bool,
    /// Crash at STEP:N, for the fault test
    #[arg(long, global = true, hide = true, env = "CASITA_CRASH_AT")]
    #[serde(skip)]
    crash_at: Option<CrashPoint>,
    /// Folder of the built web app, if it is not embedded in the binary [default: web/dist]
    #[arg(long, global = true, env = "CASITA_WEB", value_name = "FOLDER")]
    web: Option<PathBuf>,
    #[command(flatten)]
    geocoder: GivenGeocoder,
    #[command(flatten)]
    map: GivenMap,
    #[command(flatten)]
    payments: GivenPayments,
    #[command(flatten)]
    partner: GivenPartner,
    #[command(flatten)]
    mail: GivenMail,
    #[command(flatten)]
    answers: GivenAnswers,
}

/// The effective settings.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    pub data: PathBuf,
    pub photos: PhotoPlace,
    pub database: String,
    pub public_url: String,
    pub domain: Option<String>,
    pub demo: bool,
    pub demo_offer: bool,
    pub rate_limits: bool,
    pub connections: u32,
    pub sign_up: bool,
    pub listing_approval: bool,
    #[cfg_attr(feature = "embed", expect(dead_code, reason = "the pages are in the binary"))]
    pub web: PathBuf,
    pub floor: bool,
    pub crash_at: Option<CrashPoint>,
    /// The external geocoder, asked before the built-in list of places.
    pub geocoder: Option<Outside>,
    pub map: MapOptions,
    pub payments: PaymentSettings,
    pub mail: MailSettings,
    pub answers: AnswerSettings,
    pub partner: PartnerSettings,
    pub webhooks: WebhookReach,
    log: String,
    log_format: LogFormat,
}

impl Settings {
    pub fn resolve(given: Given) -> anyhow::Result<Self> {
        let file = read_file(given.config.as_deref())?;
        let listen = given.listen.or(file.listen).unwrap_or_else(|| DEFAULT_LISTEN.to_owned());
        let listen: SocketAddr = listen.parse().with_context(|| {
            format!("listen: {listen:?} is not an address and a port, such as {DEFAULT_LISTEN}")
        })?;
        let data = given.data.or(file.data).unwrap_or_else(|| PathBuf::from(DEFAULT_DATA));
        let database = given.database.or(file.database);
        let database = database.unwrap_or_else(|| format!("sqlite:{}", data.join("casita.db").display()));
        let public_url = given.public_url.or(file.public_url).unwrap_or_else(|| format!("http://{listen}"));
        ensure!(
            public_url.starts_with("http://") || public_url.starts_with("https://"),
            "public_url: {public_url:?} must start with http:// or https://"
        );
        let public_url = public_url.trim_end_matches('/').to_owned();
        let public_host = host_of(&public_url).trim_matches(['[', ']']);
        let public_url_is_local = public_host == "localhost"
            || public_host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let domain = given.domain.or(file.domain).map(|domain| domain.to_ascii_lowercase());
        ensure!(
            domain.as_deref().is_none_or(is_host_name),
            "domain: {:?} is not a host name, such as homes.example",
            domain.unwrap_or_default()
        );
        Ok(Self {
            listen,
            photos: PhotoPlace::named(given.photos.or(file.photos), &data),
            data,
            database,
            geocoder: given.geocoder.or(file.geocoder).outside(&public_url)?,
            map: given.map.resolve(file.map)?,
            payments: given.payments.resolve(file.payments)?,
            mail: given.mail.resolve(file.mail, &public_url)?,
            answers: given.answers.resolve(file.answers)?,
            partner: given.partner.resolve(file.partner)?,
            public_url,
            domain,
            demo: given.demo || file.demo,
            demo_offer: match given.demo_offer.or(file.demo_offer) {
                Some(switch) => switch == Switch::On,
                None => listen.ip().is_loopback() && public_url_is_local,
            },
            rate_limits: given.rate_limits.or(file.rate_limits) != Some(Switch::Off),
            connections: given.connections.or(file.connections).map_or(DEFAULT_CONNECTIONS, NonZeroU32::get),
            sign_up: given.sign_up.or(file.sign_up) != Some(Switch::Off),
            listing_approval: given.listing_approval.or(file.listing_approval) == Some(Switch::On),
            web: given.web.or(file.web).unwrap_or_else(|| PathBuf::from("web/dist")),
            webhooks: given.webhooks.or(file.webhooks).unwrap_or_default(),
            floor: given.floor,
            crash_at: given.crash_at,
            log: given.log.or(file.log).unwrap_or_else(|| "info".to_owned()),
            log_format: given.log_format.or(file.log_format).unwrap_or(LogFormat::Text),
        })
    }

    /// Opens the database and migrates it to the current schema; creates the data folder if it is missing.
    pub async fn open_store(&self) -> anyhow::Result<Store> {
        data_folder::prepare(&self.data)?;
        let store = Store::open(&self.database)
            .await
            .with_context(|| format!("database: {} cannot be opened", self.shown_database()))?;
        store.migrate().await?;
        Ok(store)
    }

    /// The database's address without its password.
    pub fn shown_database(&self) -> String {
        match self.database.split_once("://").and_then(|(engine, rest)| Some((engine, rest.split_once('@')?)))
        {
            Some((engine, (_, place))) => format!("{engine}://…@{place}"),
            None => self.database.clone(),
        }
    }

    pub fn start_logging(&self) {
        let filter = EnvFilter::try_new(&self.log).unwrap_or_else(|_| EnvFilter::new("info"));
        let subscriber = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
            .with_writer(std::io::stderr);
        match self.log_format {
            LogFormat::Text => subscriber.init(),
            LogFormat::Json => subscriber.json().flatten_event(true).init(),
        }
    }
}

fn is_host_name(text: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    text.split('.').all(is_label)
}

fn read_file(named: Option<&Path>) -> anyhow::Result<Given> {
    let file = named.unwrap_or(Path::new(DEFAULT_FILE));
    match std::fs::read_to_string(file) {
        Ok(text) => match toml::from_str(&text) {
            Ok(given) => Ok(given),
            Err(error) => bail!("{}: {}", file.display(), one_line(&error)),
        },
        Err(_) if named.is_none() => Ok(Given::default()),
        Err(error) => bail!("{}: {error}", file.display()),
    }
}

fn one_line(error: &toml::de::Error) -> String {
    error.message().lines().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(set: impl FnOnce(&mut Given)) -> anyhow::Result<Settings> {
        let mut given = Given::default();
        set(&mut given);
        Settings::resolve(given)
    }

    #[test]
    fn defaults_need_nothing() {
        let settings = given(|_| ()).unwrap();
        assert_eq!(settings.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(settings.database, "sqlite:./data/casita.db");
        assert_eq!(settings.public_url, "http://127.0.0.1:8080");
        assert!(settings.rate_limits && !settings.demo);
    }

    #[test]
    fn a_wrong_value_gets_one_clear_line() {
        let error = given(|given| given.listen = Some("8080".to_owned())).unwrap_err();
        assert_eq!(
            error.to_string(),
            r#"listen: "8080" is not an address and a port, such as 127.0.0.1:8080"#
        );
        let error = given(|given| given.public_url = Some("casita.test".to_owned())).unwrap_err();
        assert_eq!(error.to_string(), r#"public_url: "casita.test" must start with http:// or https://"#);
        let error = given(|given| given.domain = Some("https://homes.example".to_owned())).unwrap_err();
        assert_eq!(
            error.to_string(),
            r#"domain: "https://homes.example" is not a host name, such as homes.example"#
        );
    }

    #[test]
    fn a_flag_beats_the_file_and_an_unknown_key_is_named() {
        let folder = std::env::temp_dir().join(format!("casita_config_{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("casita.toml");
        std::fs::write(&file, "listen = \"127.0.0.1:1\"\ndemo = true\nrate_limits = \"off\"\n").unwrap();
        let settings = given(|given| {
            given.config = Some(file.clone());
            given.listen = Some("127.0.0.1:2".to_owned());
        })
        .unwrap();
        assert_eq!((settings.listen.port(), settings.demo, settings.rate_limits), (2, true, false));

        std::fs::write(&file, "listne = 1\n").unwrap();
        let error = given(|given| given.config = Some(file)).unwrap_err().to_string();
        assert!(error.contains("casita.toml: unknown field `listne`"), "{error}");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_geocoder_outside_needs_an_address() {
        let file = "[geocoder]\nkind = \"photon\"\n";
        assert_eq!(from_file(file).unwrap_err().to_string(), "geocoder.base_url: required for this geocoder");
        let settings =
            from_file(&format!("{file}base_url = \"https://photon.test\"\ntimeout = 1\n")).unwrap();
        assert!(settings.geocoder.is_some());
        assert!(from_file("[geocoder]\nkind = \"offline\"\n").unwrap().geocoder.is_none());
        let wrong = from_file(&format!("{file}base_url = \"photon\"\n")).unwrap_err();
        assert_eq!(format!("{wrong:#}"), r#"geocoder.base_url: "photon" is not the address of a geocoder"#);
    }

    #[test]
    fn a_map_style_is_a_whole_address() {
        let settings =
            from_file("[map]\nstyle_url = \"https://maps.test/style.json\"\nattribution = \"Maps\"\n")
                .unwrap();
        assert_eq!(settings.map.attribution.as_deref(), Some("Maps"));
        assert!(
            from_file("[map]\nstyle_url = \"style.json\"\n").unwrap_err().to_string().starts_with("map: ")
        );
    }

    /// Resolves the settings from `text` as the content of `casita.toml`.
    fn from_file(text: &str) -> anyhow::Result<Settings> {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("casita.toml");
        std::fs::write(&file, text).unwrap();
        given(|given| given.config = Some(file))
    }

    #[test]
    fn a_password_is_not_shown() {
        let settings =
            given(|given| given.database = Some("postgres://me:secret@db/casita".to_owned())).unwrap();
        assert_eq!(settings.shown_database(), "postgres://…@db/casita");
    }
}
