//! Accounts from the command line.

use std::io::Read;

use anyhow::Context;
use clap::{Args, Subcommand};
use flows::account::NewAccount;

use crate::config::Settings;
use crate::house;

#[derive(Debug, Subcommand)]
pub enum AccountCommand {
    /// Open an account for an owner or an agency.
    Create(CreateArgs),
}

#[derive(Debug, Args)]
pub struct CreateArgs {
    /// The owner's or the agency's name
    #[arg(long)]
    name: String,
    /// The e-mail address the owner signs in with
    #[arg(long)]
    email: String,
    /// The owner's own name
    #[arg(long, default_value = "")]
    owner: String,
    #[arg(long, default_value = "USD")]
    currency: String,
    #[arg(long, default_value = "America/Los_Angeles")]
    time_zone: String,
    /// Read the password from standard input instead of making one
    #[arg(long)]
    password_stdin: bool,
}

pub async fn run(settings: &Settings, command: AccountCommand) -> anyhow::Result<()> {
    let AccountCommand::Create(args) = command;
    let house = house::build(settings.open_store().await?);
    let password = if args.password_stdin { read_password()? } else { house.secret() };
    let new = NewAccount {
        name: args.name,
        currency: args.currency.parse().context("currency")?,
        time_zone: args.time_zone,
        owner: args.owner.parse().context("owner")?,
        email: args.email.parse().context("email")?,
        password: password.clone(),
    };
    let account = house.open_account(&new).await?;
    println!("Account {account} is open. {} signs in at {}/account/", new.email, settings.public_url);
    if !args.password_stdin {
        println!("The password, shown only now: {password}");
    }
    Ok(())
}

fn read_password() -> anyhow::Result<String> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).context("the password cannot be read")?;
    Ok(text.trim_end_matches(['\r', '\n']).to_owned())
}
