//! `casita serve`: serves requests until a stop signal.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use api::{AppState, Options};
use clap::Args;
use flows::worker::Worker;
use flows::{accounts, catalog, inbox};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::config::Settings;
use crate::connections::{self, Limits};
use crate::signal::Stop;
use crate::{demo, partner, places, sandbox, web};

/// Grace period for requests and jobs in progress after the stop signal: a connection that hangs must not keep the process alive.
const DRAIN: Duration = Duration::from_secs(10);
/// Idle timeout of connections. Browsers send a request's head at once, and reconnect if a connection was closed.
const SILENCE: Duration = Duration::from_secs(10);

#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Leave background jobs to `casita worker`
    #[arg(long)]
    no_worker: bool,
}

/// Why the server stopped.
#[derive(PartialEq)]
enum End {
    Stopped,
    /// The demo was requested on the first screen of an empty installation; the server restarts with it.
    DemoWished,
}

pub async fn serve(mut settings: Settings, args: &ServeArgs) -> anyhow::Result<()> {
    let stop = Stop::on_signal();
    let figures =
        PrometheusBuilder::new().install_recorder().context("the metrics recorder cannot be installed")?;
    while serve_until_end(&mut settings, args, figures.clone(), &stop).await? == End::DemoWished {
        settings.demo = true;
    }
    Ok(())
}

async fn serve_until_end(
    settings: &mut Settings,
    args: &ServeArgs,
    figures: PrometheusHandle,
    told: &Stop,
) -> anyhow::Result<End> {
    let store = settings.open_store().await?;
    let was_demo = demo::is_loaded(&store).await?;
    settings.demo |= was_demo && settings.demo_offer;
    if settings.demo {
        // One transaction: an aborted load leaves nothing behind.
        tokio::select! {
            biased;
            () = told.told() => return Ok(End::Stopped),
            loaded = demo::load_when_empty(settings, &store) => loaded?,
        }
    }
    let settings = &*settings;
    let listener = TcpListener::bind(settings.listen).await.with_context(|| {
        format!("listen: {} is in use, or not an address of this machine", settings.listen)
    })?;
    let options = options(settings)?;
    let (app, keyring) = settings.app(&store).await?;
    let geocoder = places::geocoder(web::assets(settings), settings.geocoder.clone());
    let sandbox = match &settings.payments.sandbox_url {
        None if settings.demo => Some(sandbox::beside(settings, partner::stock(&app).await?).await?),
        _ => None,
    };
    let sandbox_url = sandbox.as_ref().map(|running| running.url.clone());
    let sandbox_url = sandbox_url.or_else(|| settings.payments.sandbox_url.clone());
    let partner_desk = settings.partner.desk(keyring.clone(), sandbox_url.as_deref())?;
    let cashier = settings.payments.cashier(keyring, sandbox_url)?;
    let app = app
        .with_geocoder(geocoder)
        .with_cashier(cashier)
        .with_partner_desk(partner_desk)
        .with_post_office(settings.post_office()?)
        .with_gallery(settings.photos.gallery()?)
        .with_courier(settings.webhooks.courier()?)
        .with_outside(settings.webhooks.outside()?)
        .with_listing_approval(settings.listing_approval)
        .with_crash(settings.crash_at.clone());
    let app = if settings.demo { app } else { app.without_password(&demo::logins()?.password) };
    let follower = tokio::spawn(catalog::follow_changes(app.clone()));
    let (stopping, stop) = watch::channel(false);
    let stop = Stop::from(stop);
    let (told, demo_wish) = (told.clone(), Arc::clone(&options.demo_wish));
    let ended = tokio::spawn(async move {
        let end = tokio::select! {
            () = told.told() => End::Stopped,
            () = demo_wish.notified() => End::DemoWished,
        };
        let _ = stopping.send(true);
        end
    });
    let worker_stop = stop.clone();
    let worker = (!args.no_worker).then(|| {
        let worker = Worker::new(app.clone());
        tokio::spawn(worker.run(async move { worker_stop.told().await }))
    });
    let watch = (!args.no_worker).then(|| settings.answers.mailbox.clone()).flatten();
    let watch = watch.map(|mailbox| tokio::spawn(inbox::watch_mailbox(app.clone(), mailbox)));
    let setup_code =
        if accounts::is_empty(&app).await? { Some(accounts::new_setup_code(&app).await?) } else { None };
    let state = AppState::new(app, options, web::assets(settings), Some(figures));
    let (streams, streams_stop) = (state.streams.clone(), stop.clone());
    tokio::spawn(async move {
        streams_stop.told().await;
        streams.close();
    });
    announce(settings, &store).await?;
    tell_of_first_contact(setup_code.as_deref(), was_demo && !settings.demo);
    let limits = Limits { at_once: settings.connections, silence: SILENCE };
    tokio::select! {
        () = connections::serve(listener, api::router(state), limits, stop.clone()) => {}
        () = async { stop.told().await; sleep(DRAIN).await } => {}
    }
    if let Some(worker) = worker
        && let Ok(worked) = timeout(DRAIN, worker).await
    {
        worked?;
    }
    follower.abort();
    if let Some(watch) = watch {
        watch.abort();
    }
    store.close().await?;
    Ok(ended.await?)
}

fn options(settings: &Settings) -> anyhow::Result<Options> {
    Ok(Options {
        public_url: settings.public_url.clone(),
        domain: settings.domain.clone(),
        demo: settings.demo,
        demo_logins: settings.demo.then(demo::logins).transpose()?,
        demo_offer: settings.demo_offer,
        demo_wish: Arc::default(),
        letters_are_shown: settings.mail_folder().is_some(),
        sign_up: settings.sign_up,
        rate_limits: settings.rate_limits,
        connections: settings.connections,
        map: settings.map.clone(),
        floor: settings.floor,
    })
}

async fn announce(settings: &Settings, store: &store::Store) -> anyhow::Result<()> {
    println!("\nCasita is running at {}", settings.public_url);
    for site in store::sites::site::list_all(store.read()).await? {
        println!("  {:<28} {}/s/{}/", site.name, settings.public_url, site.namespace);
    }
    println!("  {:<28} {}/account/", "Account area", settings.public_url);
    if let Some(folder) = settings.mail_folder() {
        println!("  {:<28} {}", "E-mails are stored in", folder.display());
    }
    if settings.demo {
        demo::print_logins()?;
    }
    Ok(())
}

/// Prints the setup code while there is no account, and a hint if the demo's logins are refused.
fn tell_of_first_contact(setup_code: Option<&str>, is_refused_demo: bool) {
    if let Some(code) = setup_code {
        println!(
            "\nThere is no account yet. The first one needs this setup code, unless it is created on this machine:\n  {code}"
        );
    }
    if is_refused_demo {
        println!(
            "\nThis database holds the demo, but is not served as the demo: its logins are refused. Start with --demo to use them."
        );
    }
    println!("\nPress Ctrl-C to stop.");
}
