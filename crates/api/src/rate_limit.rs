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
