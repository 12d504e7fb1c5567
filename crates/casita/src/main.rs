//! The program: reads how it is to be run, wires the rooms together, and opens the door.

#![expect(clippy::print_stdout, reason = "a program talks to its terminal")]

mod account;
mod answers;
mod config;
mod connections;
mod data_folder;
mod demo;
mod doctor;
mod job;
mod machine;
mod mail;
mod partner;
mod payments;
mod photo;
mod places;
mod post_office;
mod sandbox;
mod sealing;
mod serve;
mod signal;
mod web;
mod webhook;

use flows::homes::decode_avif_alone;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use config::Settings;

#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Vacation rentals: public owner sites and an account area, in one program.
#[derive(Debug, Parser)]
#[command(name = "casita", version, about)]
struct Cli {
    #[command(flatten)]
    given: config::Given,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Migrate the database and serve the sites and the account area.
    Serve(serve::ServeArgs),
    /// Do the work that is not done while a guest waits: collect payments, send refunds and letters, follow up charges.
    Worker,
    /// Serve stand-ins of the payment providers, for demos and tests.
    Sandbox,
    /// Look after work in the background.
    #[command(subcommand)]
    Job(job::JobCommand),
    /// Look at the letters that are sent.
    #[command(subcommand)]
    Mail(mail::MailCommand),
    /// Bring the database's schema up to date and stop.
    Migrate,
    /// Load the demo world into an empty database.
    Demo(demo::DemoArgs),
    /// Manage accounts.
    #[command(subcommand)]
    Account(account::AccountCommand),
    /// Look after the links by which guests reach their bookings.
    #[command(subcommand)]
    GuestLinks(sealing::GuestLinksCommand),
    /// Print the OpenAPI document.
    Openapi,
    /// Check the installation and say what is wrong.
    Doctor(doctor::DoctorArgs),
    /// Read one picture from the standard input. The program starts itself for it, since a damaged file may end who reads it.
    #[command(name = photo::DECODE_AVIF, hide = true)]
    DecodeAvif,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    data_folder::write_for_owner_only();
    let done = if matches!(cli.command, Command::DecodeAvif) {
        // Without threads and without settings: it gives up all that it could have.
        decode_avif_alone().map_err(anyhow::Error::from)
    } else {
        run(cli)
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("casita: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run(cli: Cli) -> anyhow::Result<()> {
    if matches!(cli.command, Command::Openapi) {
        println!("{}", api::openapi().to_pretty_json()?);
        return Ok(());
    }
    signal::outlive_file_limits()?;
    let settings = Settings::resolve(cli.given)?;
    settings.start_logging();
    match cli.command {
        Command::Serve(args) => serve::serve(settings, &args).await,
        Command::Worker => job::work(&settings).await,
        Command::Sandbox => sandbox::serve(&settings, signal::told_to_stop()).await,
        Command::Job(command) => job::run(&settings, command).await,
        Command::Mail(command) => mail::run(&command),
        Command::Migrate => {
            settings.open_store().await?;
            println!("The database is up to date: {}", settings.shown_database());
            Ok(())
        }
        Command::Demo(args) => demo::run(&settings, &args).await,
        Command::Account(command) => account::run(&settings, command).await,
        Command::GuestLinks(command) => sealing::run(&settings, &command).await,
        Command::Doctor(args) => doctor::examine(&settings, &args).await,
        Command::Openapi | Command::DecodeAvif => Ok(()),
    }
}
