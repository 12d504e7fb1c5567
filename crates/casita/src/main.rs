//! The program: parses the command line, reads the settings, builds the app and runs the command.

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

/// Vacation rentals: owners' public sites and an account area in one program.
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
    /// Run background jobs only: collect payments, send refunds and e-mails, follow up charges.
    Worker,
    /// Serve a sandbox of the payment providers, for demos and tests.
    Sandbox,
    /// List and retry failed background jobs.
    #[command(subcommand)]
    Job(job::JobCommand),
    /// Preview the e-mails that the app sends.
    #[command(subcommand)]
    Mail(mail::MailCommand),
    /// Migrate the database to the current schema and exit.
    Migrate,
    /// Load the demo data into an empty database.
    Demo(demo::DemoArgs),
    /// Manage accounts.
    #[command(subcommand)]
    Account(account::AccountCommand),
    /// Manage the links by which guests open their reservations.
    #[command(subcommand)]
    GuestLinks(sealing::GuestLinksCommand),
    /// Print the OpenAPI document.
    Openapi,
    /// Check the installation and report problems.
    Doctor(doctor::DoctorArgs),
    /// Decode one picture from standard input. The app runs it as a subprocess, since a damaged file may crash the decoder.
    #[command(name = photo::DECODE_AVIF, hide = true)]
    DecodeAvif,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    data_folder::write_for_owner_only();
    let done = if matches!(cli.command, Command::DecodeAvif) {
        // Without threads and settings: the process drops its rights before it decodes.
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
