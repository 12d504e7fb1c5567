//! The payment sandbox: as a command, or embedded in a demo server.

use anyhow::Context;
use sandbox::{Options, PartnerStock};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::config::Settings;
use crate::data_folder;

const JOURNAL: &str = "sandbox.journal";

/// A sandbox in this process; it stops with it.
#[derive(Debug)]
pub struct Running {
    pub url: String,
    _stop: oneshot::Sender<()>,
}

/// Serves until `stop`.
pub async fn serve(settings: &Settings, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
    let (listener, url) = bind(settings).await?;
    println!("The payment sandbox is at {url}");
    ::sandbox::serve(listener, options(settings)?, stop).await?;
    Ok(())
}

/// Starts a sandbox beside a demo server, so that sites in test mode accept payments without configuration.
pub async fn beside(settings: &Settings, partner_stock: Vec<PartnerStock>) -> anyhow::Result<Running> {
    let (listener, url) = bind(settings).await?;
    let options = Options { partner_stock, ..options(settings)? };
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(async move {
        if let Err(error) = ::sandbox::serve(listener, options, stopped).await {
            tracing::error!(%error, "the payment sandbox stopped");
        }
    });
    Ok(Running { url, _stop: stop })
}

async fn bind(settings: &Settings) -> anyhow::Result<(TcpListener, String)> {
    let listen = settings.payments.sandbox_listen;
    let listener = TcpListener::bind(listen).await.with_context(|| {
        format!("payments.sandbox_listen: {listen} is in use, or not an address of this machine")
    })?;
    let url = format!("http://{}", listener.local_addr()?);
    Ok((listener, url))
}

fn options(settings: &Settings) -> anyhow::Result<Options> {
    data_folder::prepare(&settings.data)?;
    Ok(Options { journal: Some(settings.data.join(JOURNAL)), ..Options::default() })
}
