//! Accepts connections: limits their number and idle time, and closes them on shutdown.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower::{Service, ServiceExt};

use crate::signal::Stop;

/// Pause after a failed `accept`: if the process has no free file descriptors, some may be closed soon.
const BREATH: Duration = Duration::from_millis(100);

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Maximum number of open connections; further ones wait until one is closed.
    pub at_once: u32,
    /// Maximum time of a connection without a request in progress: before the first, between two, and while a request's head is
    /// read.
    pub silence: Duration,
}

/// Serves until `stop`; then accepts no further connections and waits for the requests in progress.
pub async fn serve<S>(listener: TcpListener, service: S, limits: Limits, stop: Stop)
where
    S: Service<Request, Response = Response, Error = Infallible> + Clone + Send + Sync + 'static,
    S::Future: Send,
{
    ask_for_files();
    let places = Arc::new(Semaphore::new(limits.at_once as usize));
    let let_in = async {
        loop {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let (stream, peer) = accept(&listener).await;
            let (service, stop) = (service.clone(), stop.clone());
            tokio::spawn(async move {
                hold(stream, peer, service, limits.silence, stop).await;
                drop(place);
            });
        }
    };
    tokio::select! {
        () = let_in => (),
        () = stop.told() => (),
    }
    drop(listener);
    let _ = places.acquire_many(limits.at_once).await;
}

/// Raises the soft limit of open files to the hard limit: each connection needs a file descriptor, and the soft limit is low by
/// default.
fn ask_for_files() {
    let limit = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }) {
        tracing::warn!(%error, "the number of open files cannot be raised");
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if is_of_one_connection(&error) => (),
            Err(error) => {
                tracing::error!(%error, "accepting a connection failed");
                sleep(BREATH).await;
            }
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Serves one connection until it is closed.
async fn hold<S>(stream: TcpStream, peer: SocketAddr, service: S, silence: Duration, stop: Stop)
where
    S: Service<Request, Response = Response, Error = Infallible> + Clone + Send + Sync + 'static,
    S::Future: Send,
{
    let (tally, mut under_way) = watch::channel(0);
    let answer = service_fn(|request: hyper::Request<Incoming>| {
        let counted = Counted::new(&tally);
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let answered = service.clone().oneshot(request);
        async move { answered.await.map(|response| response.map(|body| CountedBody { body, _counted: counted })) }
    });
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(silence);
    #[cfg(feature = "http2")]
    builder.http2().timer(TokioTimer::new());
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), answer));
    let mut is_ending = false;
    loop {
        tokio::select! {
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!(error = %error, "a connection failed");
                }
                return;
            }
            () = stop.told(), if !is_ending => {
                is_ending = true;
                connection.as_mut().graceful_shutdown();
            }
            () = silent_for(&mut under_way, silence) => {
                if is_ending {
                    return;
                }
                is_ending = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// Waits until no request has been in progress for `silence`.
async fn silent_for(under_way: &mut watch::Receiver<usize>, silence: Duration) {
    loop {
        if under_way.wait_for(|count| *count == 0).await.is_err() {
            // The sender is gone: only the connection's end can follow.
            return std::future::pending().await;
        }
        if timeout(silence, under_way.changed()).await.is_err() {
            return;
        }
    }
}

/// A request in progress, from its head to the end of its response body.
struct Counted(watch::Sender<usize>);

impl Counted {
    fn new(tally: &watch::Sender<usize>) -> Self {
        tally.send_modify(|count| *count += 1);
        Self(tally.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}

struct CountedBody {
    body: Body,
    _counted: Counted,
}

impl HttpBody for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::Notify;
    use tokio::task::JoinHandle;

    use super::*;

    const SHORT: Duration = Duration::from_millis(200);
    /// Timeout for what must happen; long enough for a busy machine.
    const PATIENCE: Duration = Duration::from_secs(20);
    const HEAD: &[u8] = b"GET / HTTP/1.1\r\nhost: casita\r\n\r\n";

    struct Server {
        address: SocketAddr,
        stop: watch::Sender<bool>,
        serving: JoinHandle<()>,
    }

    impl Server {
        async fn start(routes: Router, at_once: u32) -> Self {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let (stop, told) = watch::channel(false);
            let limits = Limits { at_once, silence: SHORT };
            let serving = tokio::spawn(serve(listener, routes, limits, Stop::from(told)));
            Self { address, stop, serving }
        }

        async fn connect(&self) -> TcpStream {
            TcpStream::connect(self.address).await.unwrap()
        }
    }

    fn greeting() -> Router {
        Router::new().route("/", get(|| async { "hello" }))
    }

    /// Reads one complete response.
    async fn answer(stream: &mut TcpStream) -> String {
        let mut read = Vec::new();
        while !read.ends_with(b"hello") {
            assert_ne!(stream.read_buf(&mut read).await.unwrap(), 0, "the connection ended");
        }
        String::from_utf8(read).unwrap()
    }

    /// Reads to the end of the stream, which must come before the timeout.
    async fn ends(stream: &mut TcpStream) {
        let mut rest = Vec::new();
        let read =
            timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("the connection is still open");
        // The connection may also be reset.
        drop(read);
    }

    #[tokio::test]
    async fn an_empty_connection_ends() {
        let server = Server::start(greeting(), 10).await;
        ends(&mut server.connect().await).await;
    }

    #[tokio::test]
    async fn a_head_that_drips_in_does_not_keep_a_connection_open() {
        let server = Server::start(greeting(), 10).await;
        let (mut reading, mut writing) = server.connect().await.into_split();
        let drip = async {
            while writing.write_all(b"x").await.is_ok() {
                sleep(SHORT / 20).await;
            }
        };
        let end = async {
            let mut rest = Vec::new();
            drop(reading.read_to_end(&mut rest).await);
        };
        let over = async {
            tokio::select! { () = drip => (), () = end => () }
        };
        timeout(PATIENCE, over).await.expect("the connection is still open");
    }

    #[tokio::test]
    async fn a_connection_serves_one_request_after_another_and_ends_when_none_comes() {
        let server = Server::start(greeting(), 10).await;
        let mut stream = server.connect().await;
        for _ in 0..2 {
            stream.write_all(HEAD).await.unwrap();
            assert!(answer(&mut stream).await.contains("content-length: 5"));
        }
        ends(&mut stream).await;
    }

    #[tokio::test]
    async fn an_answer_may_take_longer_than_silence() {
        let slow = Router::new().route(
            "/",
            get(|| async {
                sleep(SHORT * 4).await;
                "hello"
            }),
        );
        let server = Server::start(slow, 10).await;
        let mut stream = server.connect().await;
        stream.write_all(HEAD).await.unwrap();
        answer(&mut stream).await;
    }

    #[tokio::test]
    async fn who_comes_when_all_places_are_taken_waits_for_one() {
        let server = Server::start(greeting(), 1).await;
        let _first = server.connect().await;
        let mut second = server.connect().await;
        second.write_all(HEAD).await.unwrap();
        timeout(PATIENCE, answer(&mut second)).await.expect("the second is served when the first has ended");
    }

    #[tokio::test]
    async fn what_is_under_way_is_finished_and_nobody_else_is_let_in() {
        static ANSWERED: AtomicUsize = AtomicUsize::new(0);
        let (asked, go_on) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let notices = (Arc::clone(&asked), Arc::clone(&go_on));
        let slow = get(async move || {
            notices.0.notify_one();
            notices.1.notified().await;
            ANSWERED.fetch_add(1, Ordering::Relaxed);
            "hello"
        });
        let server = Server::start(Router::new().route("/", slow), 10).await;
        let mut stream = server.connect().await;
        stream.write_all(HEAD).await.unwrap();
        asked.notified().await;
        server.stop.send(true).unwrap();
        go_on.notify_one();
        answer(&mut stream).await;
        ends(&mut stream).await;
        timeout(PATIENCE, server.serving).await.expect("it is still serving").unwrap();
        assert_eq!(ANSWERED.load(Ordering::Relaxed), 1);
        assert!(TcpStream::connect(server.address).await.is_err());
    }
}
