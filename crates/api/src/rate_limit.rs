//! A limit on how fast one address may ask.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::rate_limited;

/// A guest who types and drags never gets near it; a script that floods does.
const A_SECOND: NonZeroU32 = NonZeroU32::new(50).expect("not zero");
const AT_ONCE: NonZeroU32 = NonZeroU32::new(300).expect("not zero");
/// Addresses remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 50_000;

#[derive(Clone, Debug)]
pub struct Limits(Arc<DefaultKeyedRateLimiter<IpAddr>>);

impl Default for Limits {
    fn default() -> Self {
        Self(Arc::new(RateLimiter::keyed(Quota::per_second(A_SECOND).allow_burst(AT_ONCE))))
    }
}

pub async fn guard(State(limits): State<Limits>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    // Without a peer there is no network: a test that calls the router.
    let Some(peer) = peer else { return next.run(request).await };
    if limits.0.len() > REMEMBERED {
        limits.0.retain_recent();
    }
    match limits.0.check_key(&peer) {
        Ok(()) => next.run(request).await,
        Err(not_until) => {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            rate_limited(wait.as_secs() + 1).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use http::StatusCode;
    use http::header::RETRY_AFTER;
    use tower::ServiceExt;

    use super::*;

    async fn ask(router: &Router, peer: &str) -> Response {
        let mut request = Request::new(Body::empty());
        request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
        router.clone().oneshot(request).await.unwrap()
    }

    #[tokio::test]
    async fn who_floods_is_told_to_wait_and_others_are_not() {
        let router =
            Router::new().route("/", get(|| async {})).layer(from_fn_with_state(Limits::default(), guard));
        let mut last = ask(&router, "192.0.2.1:1000").await;
        // More than the burst and what grows back while the loop runs.
        for _ in 0..2_000 {
            last = ask(&router, "192.0.2.1:1001").await;
            if last.status() == StatusCode::TOO_MANY_REQUESTS {
                break;
            }
        }
        assert_eq!(last.status(), StatusCode::TOO_MANY_REQUESTS);
        assert!(last.headers()[RETRY_AFTER].to_str().unwrap().parse::<u64>().unwrap() >= 1);
        assert_eq!(ask(&router, "192.0.2.2:1000").await.status(), StatusCode::OK);
    }
}
