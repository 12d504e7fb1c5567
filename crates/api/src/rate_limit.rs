//! Limits on how fast one address may ask, and how often it may write to an owner.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock, QuantaInstant};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use crate::error::{ApiError, rate_limited};
use crate::visitor::Visitor;

/// A guest who types and drags never gets near it; a script that floods does.
const A_SECOND: NonZeroU32 = NonZeroU32::new(50).expect("not zero");
const AT_ONCE: NonZeroU32 = NonZeroU32::new(300).expect("not zero");
/// A guest with many questions writes some messages in a row, then waits a moment for answers.
const BETWEEN_MESSAGES: Duration = Duration::from_secs(30);
const MESSAGES_AT_ONCE: NonZeroU32 = NonZeroU32::new(5).expect("not zero");
/// Somebody opens an account, joins one or asks for a new password a few times; who sends letters to strangers does not stop.
const BETWEEN_ADMISSIONS: Duration = Duration::from_secs(10);
const ADMISSIONS_AT_ONCE: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
/// Addresses remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 50_000;

#[derive(Clone, Debug)]
pub struct Limits(Arc<DefaultKeyedRateLimiter<IpAddr>>);

impl Limits {
    pub fn of_questions() -> Self {
        Self::new(Quota::per_second(A_SECOND).allow_burst(AT_ONCE))
    }

    pub fn of_messages() -> Self {
        let quota = Quota::with_period(BETWEEN_MESSAGES).expect("a time that is not zero");
        Self::new(quota.allow_burst(MESSAGES_AT_ONCE))
    }

    /// Of opening accounts, joining them and asking for new passwords.
    pub fn of_admissions() -> Self {
        let quota = Quota::with_period(BETWEEN_ADMISSIONS).expect("a time that is not zero");
        Self::new(quota.allow_burst(ADMISSIONS_AT_ONCE))
    }

    fn new(quota: Quota) -> Self {
        Self(Arc::new(RateLimiter::keyed(quota)))
    }

    /// Counts one more, or says how long to wait.
    pub fn count(&self, visitor: Visitor) -> Result<(), ApiError> {
        let Some(address) = visitor.0 else { return Ok(()) };
        if self.0.len() > REMEMBERED {
            self.0.retain_recent();
        }
        self.0.check_key(&address).map_err(|not_until| too_fast(&not_until))
    }
}

fn too_fast(not_until: &NotUntil<QuantaInstant>) -> ApiError {
    rate_limited(not_until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
}

pub async fn guard(State(limits): State<Limits>, visitor: Visitor, request: Request, next: Next) -> Response {
    match limits.count(visitor) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::Router;
    use axum::body::Body;
    use axum::extract::ConnectInfo;
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
        let router = Router::new()
            .route("/", get(|| async {}))
            .layer(from_fn_with_state(Limits::of_questions(), guard));
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
