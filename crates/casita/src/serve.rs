//! Serving until told to stop.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context;
use api::{AppState, Options};
use axum::ServiceExt;
use axum::extract::Request;
use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::config::Settings;
use crate::{demo, house, places, web};

/// Requests under way when the program is told to stop get this long.
const DRAIN: Duration = Duration::from_secs(10);

pub async fn serve(settings: Settings) -> anyhow::Result<()> {
    let store = settings.open_store().await?;
    if settings.demo {
        demo::load_when_empty(&settings, &store).await?;
    }
    let listener = TcpListener::bind(settings.listen)
        .await
        .with_context(|| format!("listen: {} is taken or not ours", settings.listen))?;
    let options = Options {
        public_url: settings.public_url.clone(),
        domain: settings.domain.clone(),
        demo: settings.demo,
        rate_limits: settings.rate_limits,
        photo_folder: settings.photo_folder(),
        map: settings.map.clone(),
        floor: settings.floor,
    };
    let figures = PrometheusBuilder::new().install_recorder().context("metrics cannot be kept")?;
    let geocoder = places::geocoder(web::assets(&settings), settings.geocoder.clone());
    let house = house::build(store.clone()).with_geocoder(geocoder);
    let follower = tokio::spawn(house.clone().follow_changes());
    let state = AppState::new(house, options, web::assets(&settings), Some(figures));
    announce(&settings, &store).await?;
    let service =
        ServiceExt::<Request>::into_make_service_with_connect_info::<SocketAddr>(api::router(state));
    axum::serve(listener, service).with_graceful_shutdown(told_to_stop()).await?;
    follower.abort();
    store.close().await?;
    Ok(())
}

async fn told_to_stop() {
    let wait = async {
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = tokio::signal::ctrl_c() => (),
            _ = terminate.recv() => (),
        }
        std::io::Result::Ok(())
    };
    if let Err(error) = wait.await {
        tracing::error!(%error, "signals cannot be heard");
    }
    tracing::info!("stopping");
    // A connection that hangs must not keep the program alive.
    tokio::spawn(async {
        tokio::time::sleep(DRAIN).await;
        std::process::exit(0);
    });
}

async fn announce(settings: &Settings, store: &store::Store) -> anyhow::Result<()> {
    println!("\nCasita is running at {}", settings.public_url);
    for site in store::site::list_all(store.read()).await? {
        println!("  {:<28} {}/s/{}/", site.name, settings.public_url, site.namespace);
    }
    println!("  {:<28} {}/account/", "Account area", settings.public_url);
    if settings.demo {
        demo::print_logins()?;
    }
    println!("\nPress Ctrl-C to stop.");
    Ok(())
}
