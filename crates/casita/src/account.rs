//! `casita account`: creates, exports and imports accounts.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Subcommand};
use domain::key::AccountId;
use flows::accounts::NewAccount;
use flows::{App, account_file, accounts};

use crate::config::Settings;

#[derive(Debug, Subcommand)]
pub enum AccountCommand {
    /// Create an account for an owner or an agency.
    Create(CreateArgs),
    /// Export an account with all its data into one archive.
    Export(ExportArgs),
    /// Import an account from an archive; the installation must not have the account yet.
    Import {
        /// The archive
        file: PathBuf,
    },
}

#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The account's number, as printed by `casita account create`
    #[arg(long)]
    account: u32,
    /// The archive to write
    file: PathBuf,
}

#[derive(Debug, Args)]
pub struct CreateArgs {
    /// The owner's or the agency's name
    #[arg(long)]
    name: String,
    /// The e-mail address that the owner signs in with
    #[arg(long)]
    email: String,
    /// The owner's personal name
    #[arg(long, default_value = "")]
    owner: String,
    #[arg(long, default_value = "USD")]
    currency: String,
    #[arg(long, default_value = "America/Los_Angeles")]
    time_zone: String,
    /// Read the password from standard input instead of generating one
    #[arg(long)]
    password_stdin: bool,
}

pub async fn run(settings: &Settings, command: AccountCommand) -> anyhow::Result<()> {
    let (app, _) = settings.app(&settings.open_store().await?).await?;
    let app = app.with_gallery(settings.photos.gallery()?);
    match command {
        AccountCommand::Create(args) => create(settings, &app, args).await,
        AccountCommand::Export(args) => export(&app, &args).await,
        AccountCommand::Import { file } => import(&app, &file).await,
    }
}

async fn export(app: &App, args: &ExportArgs) -> anyhow::Result<()> {
    let mut archive = account_file::pack(app, AccountId::new(args.account)).await?;
    let mut file = File::create(&args.file).with_context(|| args.file.display().to_string())?;
    let bytes = std::io::copy(&mut archive, &mut file)?;
    file.sync_all()?;
    println!("Exported account {} to {}, {bytes} bytes.", args.account, args.file.display());
    Ok(())
}

async fn import(app: &App, file: &Path) -> anyhow::Result<()> {
    let archive = File::open(file).with_context(|| file.display().to_string())?;
    let came = account_file::bring_account(app, archive).await?;
    println!(
        "Imported account {} ({}): {} rows, {} photo files. Its users choose new passwords with \"Forgot your password?\", \
         and its owner enters the payment provider's keys again.",
        came.account, came.name, came.rows, came.pictures
    );
    Ok(())
}

async fn create(settings: &Settings, app: &App, args: CreateArgs) -> anyhow::Result<()> {
    let password = if args.password_stdin { read_password()? } else { app.secret() };
    let new = NewAccount {
        name: args.name,
        currency: args.currency.parse().context("currency")?,
        time_zone: args.time_zone,
        owner: args.owner.parse().context("owner")?,
        email: args.email.parse().context("email")?,
        password: password.clone(),
    };
    let account = accounts::open_account(app, &new).await?;
    println!("Created account {account}. {} signs in at {}/account/", new.email, settings.public_url);
    if !args.password_stdin {
        println!("The password, shown only once: {password}");
    }
    Ok(())
}

fn read_password() -> anyhow::Result<String> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).context("the password cannot be read")?;
    Ok(text.trim_end_matches(['\r', '\n']).to_owned())
}
