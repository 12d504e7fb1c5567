//! Is this installation well? Each finding is one line that says what to do.

use anyhow::bail;
use clap::Args;
use store::Store;

use flows::clock::{Clock, SystemClock};
use flows::entropy::{Entropy, SystemEntropy};

use crate::config::Settings;
use crate::web;

#[derive(Debug, Args)]
pub struct DoctorArgs {
    /// Check every booking against the calendar, its payments and, where the sandbox is, the provider's own books
    #[arg(long)]
    audit: bool,
}

pub async fn examine(settings: &Settings, args: &DoctorArgs) -> anyhow::Result<()> {
    if args.audit {
        return audit(settings).await;
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
        bail!("{ills} of the above needs care");
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

async fn audit(settings: &Settings) -> anyhow::Result<()> {
    let store = settings.open_store().await?;
    let findings = flows::audit::run(&store, SystemClock.now()).await?;
    println!(
        "{} reservations, {} payments, {} nights, {} letters looked at",
        findings.reservations, findings.payments, findings.nights, findings.letters
    );
    for ill in &findings.ills {
        println!("WRONG {ill}");
    }
    if !findings.ills.is_empty() {
        bail!("{} things do not add up", findings.ills.len());
    }
    println!("ok    everything adds up");
    Ok(())
}
