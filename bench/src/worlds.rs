//! Data sets of each size, loaded once and kept for the next run: a hundred thousand homes take minutes.

use std::path::PathBuf;

use anyhow::Context;
use demo::load::{LoadOptions, has_data, load_big};
use flows::services::{Keyring, Seal, Secret};
use sea_orm::ConnectionTrait;
use store::Store;

use crate::machine::now;

/// The site with all homes of a data set.
pub const NAMESPACE: &str = "big-world";
const FOLDER_VARIABLE: &str = "CASITA_BENCH_WORLDS";
/// A file that marks a complete data set.
const WHOLE: &str = "whole";
const SEED: u64 = 1;

/// The data folder of a data set with this number of homes.
pub async fn folder(homes: usize) -> anyhow::Result<PathBuf> {
    let folder = root().join(homes.to_string());
    if folder.join(WHOLE).exists() {
        return Ok(folder);
    }
    if folder.exists() {
        std::fs::remove_dir_all(&folder).context("a world that was left half loaded")?;
    }
    std::fs::create_dir_all(&folder)?;
    eprintln!("loading a world of {homes} homes into {}", folder.display());
    let store = Store::open(&database(&folder)).await?;
    fill(&store, homes).await?;
    store.close().await?;
    std::fs::write(folder.join(WHOLE), "")?;
    Ok(folder)
}

/// The folder of all data sets.
pub fn root() -> PathBuf {
    std::env::var_os(FOLDER_VARIABLE)
        .map_or_else(|| std::env::temp_dir().join("casita_bench_worlds"), PathBuf::from)
}

/// Deletes the quotes of a data set.
pub async fn forget_quotes(homes: usize) -> anyhow::Result<()> {
    let store = Store::open(&database(&folder(homes).await?)).await?;
    let tx = store.write().await?;
    tx.execute_unprepared("DELETE FROM quote").await?;
    tx.commit().await?;
    Ok(store.close().await?)
}

/// Keys for guests' links, for parts that run no server.
pub fn seal() -> anyhow::Result<Seal> {
    let keys = Secret::new(format!("bench:{}", "5a".repeat(32)));
    Seal::new(Keyring::parse(&keys)?).context("a keyring has a key")
}

/// The address of the database in a data folder.
pub fn database(folder: &std::path::Path) -> String {
    format!("sqlite:{}", folder.join("casita.db").display())
}

/// Loads the homes, unless they exist.
pub async fn fill(store: &Store, homes: usize) -> anyhow::Result<()> {
    store.migrate().await?;
    if has_data(store).await? {
        return Ok(());
    }
    let now = now();
    let options = LoadOptions {
        now,
        today: now.date_naive(),
        seed: SEED,
        password_hash: "nobody signs in".to_owned(),
        photo_folder: std::path::Path::new(""),
        photos: false,
    };
    load_big(store, homes, &options, &|_| ()).await?;
    Ok(())
}
