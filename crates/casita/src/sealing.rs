//! The operator's encryption keys (`sealing_keys`): given in the settings, or generated at the first start and stored in the data
//! folder. They encrypt merchants' secrets, and guest keys are derived from them.

use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Subcommand;
use flows::services::{Entropy, Keyring, Seal, SealingKeyError, Secret, SystemEntropy};
use flows::{App, app};
use store::Store;

use crate::config::Settings;
use crate::machine;

/// In the data folder, in the format of the setting.
const FILE: &str = "sealing.key";
const WORDS: usize = 4;

#[derive(Debug, Subcommand)]
pub enum GuestLinksCommand {
    /// Revoke all guests' links and make new ones with the newest sealing key; for a sealing key that is lost or compromised.
    Renew,
}

pub async fn run(settings: &Settings, command: &GuestLinksCommand) -> anyhow::Result<()> {
    let GuestLinksCommand::Renew = command;
    let store = settings.open_store().await?;
    let keyring = match settings.known_keys()? {
        Some(keyring) => keyring,
        None => settings.new_keys()?,
    };
    Seal::renew(&store, &keyring).await?;
    println!("All guests' links are revoked. Restart the server, then send guests their new links.");
    Ok(())
}

impl Settings {
    /// Builds the app on a database, with the keys that its secrets are encrypted with.
    pub async fn app(&self, store: &Store) -> anyhow::Result<(App, Keyring)> {
        let keyring = self.keyring(store).await?;
        let seal = Seal::recall(store, keyring.clone()).await.map_err(|error| self.without_key(error))?;
        let app = machine::build(store.clone(), seal);
        app::seal_clear_secrets(&app).await?;
        Ok((app, keyring))
    }

    async fn keyring(&self, store: &Store) -> anyhow::Result<Keyring> {
        if let Some(keyring) = self.known_keys()? {
            return Ok(keyring);
        }
        if let Some(fingerprint) = store::sealing::fingerprint(store, Seal::GUEST_KEYS).await? {
            return Err(self.without_key(SealingKeyError::Missing(fingerprint)));
        }
        self.new_keys()
    }

    /// The keys of the settings, followed by the generated one, if there is one.
    pub fn known_keys(&self) -> anyhow::Result<Option<Keyring>> {
        let made = match std::fs::read_to_string(self.key_file()) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => bail!("{}: {error}", self.key_file().display()),
        };
        let said = self.payments.sealing_keys.as_ref().map_or("", Secret::expose);
        let keys = format!("{said} {made}");
        if keys.trim().is_empty() {
            return Ok(None);
        }
        Keyring::parse(&Secret::new(keys)).map(Some).with_context(|| self.key_file().display().to_string())
    }

    /// Generates a key and stores it. If two processes do so at the same moment, both use the key of the first.
    fn new_keys(&self) -> anyhow::Result<Keyring> {
        let words = (0..WORDS).map(|_| format!("{:016x}", SystemEntropy.next()));
        let text = format!("made:{}\n", words.collect::<String>());
        let kept = || -> std::io::Result<()> {
            // Readable by the current user only.
            let mut file = tempfile::NamedTempFile::new_in(&self.data)?;
            file.write_all(text.as_bytes())?;
            file.as_file().sync_all()?;
            match file.persist_noclobber(self.key_file()) {
                Err(error) if error.error.kind() != ErrorKind::AlreadyExists => Err(error.error),
                _ => Ok(()),
            }
        };
        kept().with_context(|| format!("{} cannot be written", self.key_file().display()))?;
        self.known_keys()?.context("the new sealing key cannot be read")
    }

    fn key_file(&self) -> PathBuf {
        self.data.join(FILE)
    }

    fn without_key(&self, error: SealingKeyError) -> anyhow::Error {
        match error {
            SealingKeyError::Store(error) => error.into(),
            SealingKeyError::Missing(_) => anyhow::anyhow!(
                "payments.sealing_keys: {error}. Restore {} or configure the key, the same on every node; \
                 if it is lost, `casita guest-links renew` revokes all guests' links and makes new ones",
                self.key_file().display()
            ),
        }
    }
}
