//! The server: routes of all stand-ins, and connections that can be closed without a response.

use std::convert::Infallible;
use std::io;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower::ServiceExt;
use tower_http::cors::CorsLayer;

use crate::faults::fault::HangUp;
use crate::faults::fault_layer;
use crate::provider::Provider;
use crate::sandbox::{Options, Sandbox};
use crate::{braintree, control, page, partner, spreedly, stripe};

/// Grace period for open connections after the stop signal.
const GRACE: Duration = Duration::from_secs(5);

/// All routes, for a server or for tests without one.
pub fn router(sandbox: Sandbox) -> Router {
    let providers = [
        (Provider::Stripe, stripe::router()),
        (Provider::Spreedly, spreedly::router()),
        (Provider::Braintree, braintree::router()),
        (Provider::Partner, partner::router()),
    ];
    let mut port = Router::new().merge(page::router()).nest("/_control", control::router());
    for (provider, routes) in providers {
        let strike = from_fn_with_state((sandbox.clone(), provider), fault_layer::strike);
        port = port.nest(provider.prefix(), routes.route_layer(strike));
    }
    port.layer(CorsLayer::very_permissive()).with_state(sandbox)
}

/// Serves until `shutdown`, then lets open connections finish for a few seconds.
pub async fn serve(listener: TcpListener, options: Options, shutdown: impl Future) -> io::Result<()> {
    let sandbox = Sandbox::open(options)?;
    let mut chores = JoinSet::new();
    chores.spawn(stripe::keep_house(sandbox.clone()));
    accept(listener, sandbox, shutdown).await;
    Ok(())
}

/// The same for an existing sandbox, without its background tasks.
pub async fn accept(listener: TcpListener, sandbox: Sandbox, shutdown: impl Future) {
    let router = router(sandbox);
    let open = GracefulShutdown::new();
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        tokio::select! {
            _ = &mut shutdown => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => talk(stream, router.clone(), &open),
                Err(error) => tracing::warn!(%error, "a connection to the sandbox failed"),
            },
        }
    }
    let _ = timeout(GRACE, open.shutdown()).await;
}

fn talk(stream: TcpStream, router: Router, open: &GracefulShutdown) {
    let service = service_fn(move |request| answer(router.clone(), request));
    let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
    let connection = open.watch(connection);
    tokio::spawn(async move {
        // The client disconnected, or the connection was closed on purpose.
        let _ = connection.await;
    });
}

#[derive(Debug, thiserror::Error)]
#[error("connection closed, as requested at /_control/faults")]
struct HungUp;

async fn answer(router: Router, request: hyper::Request<hyper::body::Incoming>) -> Result<Response, HungUp> {
    let answer =
        router.oneshot(request.map(Body::new)).await.unwrap_or_else(|never: Infallible| match never {});
    if answer.extensions().get::<HangUp>().is_some() { Err(HungUp) } else { Ok(answer) }
}
