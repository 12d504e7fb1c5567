//! `casita doctor`: checks the installation. Each finding is one line that says what to do.

use std::sync::Arc;

use anyhow::bail;
use chrono::{Days, NaiveDate, NaiveTime};
use clap::Args;
use store::Store;

use flows::audit;
use flows::services::{Clock, SystemClock};
use flows::services::{Entropy, SystemEntropy};

use crate::config::Settings;
use crate::web;

/// Default period of the comparison with the payment providers.
const USUAL_DAYS: Days = Days::new(90);

#[derive(Debug, Args)]
pub struct DoctorArgs {
    /// Check every reservation against its sold terms, the calendar, its payments and its e-mails
    #[arg(long)]
    audit: bool,
    /// Also compare every charge and refund with the payment providers
    #[arg(long, requires = "audit")]
    providers: bool,
    /// First day of the charges and refunds to compare [default: 90 days ago]
    #[arg(long, requires = "providers", value_name = "YYYY-MM-DD")]
    since: Option<NaiveDate>,
}

pub async fn examine(settings: &Settings, args: &DoctorArgs) -> anyhow::Result<()> {
    if args.audit {
        return audit(settings, args).await;
    }
    let mut ills = 0;
    let mut tell = |name: &str, finding: Result<String, String>| match finding {
        Ok(fact) => println!("ok    {name}: {fact}"),
        Err(ill) => {
            ills += 1;
            println!("WRONG {name}: {ill}");
        }
    };
    tell("data folder", writable(settings));
    tell("web pages", pages(settings));
    tell("pictures", settings.photos.check().await);
    match Store::open(&settings.database).await {
        Ok(store) => {
            tell("database", Ok(settings.shown_database()));
            tell("schema", schema(&store).await);
            tell("contents", store.check_contents().await.map_err(|error| error.to_string()));
        }
        Err(error) => tell("database", Err(format!("{}: {error}", settings.shown_database()))),
    }
    if ills > 0 {
        bail!("{ills} of the checks above failed");
    }
    Ok(())
}

fn writable(settings: &Settings) -> Result<String, String> {
    let probe = settings.data.join(".doctor");
    let written = std::fs::create_dir_all(&settings.data)
        .and_then(|()| std::fs::write(&probe, b""))
        .and_then(|()| std::fs::remove_file(&probe));
    written
        .map(|()| settings.data.display().to_string())
        .map_err(|error| format!("{} cannot be written: {error}", settings.data.display()))
}

fn pages(settings: &Settings) -> Result<String, String> {
    match web::assets(settings).entry(&["src/site/main.tsx"]) {
        Some(files) => Ok(files.script),
        None => Err("not built; run `make run`".to_owned()),
    }
}

async fn schema(store: &Store) -> Result<String, String> {
    match store.ready(SystemEntropy.next()).await {
        Ok(true) => Ok("up to date".to_owned()),
        Ok(false) => Err("behind this program; run `casita migrate`".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

async fn audit(settings: &Settings, args: &DoctorArgs) -> anyhow::Result<()> {
    let store = settings.open_store().await?;
    let findings = audit::run(&store, SystemClock.now()).await?;
    println!(
        "checked {} reservations, {} payments, {} nights, {} e-mails",
        findings.reservations, findings.payments, findings.nights, findings.letters
    );
    let mut ills = findings.ills;
    if args.providers {
        ills.extend(ask_providers(settings, &store, args.since).await?);
    }
    for ill in &ills {
        println!("WRONG {ill}");
    }
    if !ills.is_empty() {
        bail!("{} inconsistencies found", ills.len());
    }
    println!("ok    no inconsistencies");
    Ok(())
}

/// Safe beside a running server: creates no keys and writes nothing.
async fn ask_providers(
    settings: &Settings,
    store: &Store,
    since: Option<NaiveDate>,
) -> anyhow::Result<Vec<String>> {
    let sandbox = settings.payments.sandbox_url.clone();
    let cashier = Arc::new(settings.payments.cashier(settings.known_keys()?, sandbox)?);
    let today = SystemClock.now().date_naive();
    let since = since.unwrap_or_else(|| today.checked_sub_days(USUAL_DAYS).unwrap_or(today));
    let found =
        audit::compare_with_providers(store, &cashier, since.and_time(NaiveTime::MIN).and_utc()).await?;
    println!("{} payments since {since} compared with what their providers say", found.payments);
    if let Some(reason) = &found.reason {
        println!("could not be asked: {} (the last one because {reason})", found.unanswered);
    }
    if found.never_charged > 0 {
        println!("paid by card without a charge, as in the demo: {}", found.never_charged);
    }
    Ok(found.ills)
}
