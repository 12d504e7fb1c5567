//! Loads a world and says how long it took: `load DATABASE PHOTO_FOLDER [PROPERTIES]`. Without a number it is the demo
//! world, with pictures when the folder is not `-`.
#![allow(clippy::print_stdout, clippy::disallowed_methods)]

use std::env::args;
use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use chrono::Utc;
use demo::load::{LoadOptions, load, load_big};
use store::Store;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let address = args().nth(1).ok_or("name a database")?;
    let folder = args().nth(2).ok_or("name a folder for the pictures, or -")?;
    let properties: Option<usize> = args().nth(3).map(|count| count.parse()).transpose()?;
    let store = Store::open(&address).await?;
    store.migrate().await?;
    let now = Utc::now();
    let options = LoadOptions {
        now,
        today: now.date_naive(),
        seed: 1,
        password_hash: "none".to_owned(),
        photo_folder: &PathBuf::from(&folder),
        photos: folder != "-",
    };
    let began = Instant::now();
    let progress = |text: &str| println!("{:>6.1} s  {text}", began.elapsed().as_secs_f64());
    let loaded = match properties {
        Some(count) => load_big(&store, count, &options, &progress).await?,
        None => load(&store, &options, &progress).await?,
    };
    progress(&format!("{loaded:?}"));
    store.close().await?;
    Ok(())
}
