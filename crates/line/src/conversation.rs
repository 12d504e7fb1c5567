//! HTTP requests to an external system: timeouts, size limits, safe retries, circuit breaker, rate limits.
//!
//! Only the name of the operation, the reason and the status are logged; nothing else of a request or response.

use std::time::{Duration, Instant};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::header::HeaderMap;
use reqwest::{Response, StatusCode};

use crate::call::{Answer, Call, Repeating};
use crate::client;
use crate::error::LineError;
use crate::patience::Patience;
use crate::secret::Secret;
use crate::settings::{Limits, Settings};
use crate::standing::{Standing, Standings};

/// Why a single attempt failed.
#[derive(Debug)]
struct Failure {
    reason: String,
    maybe_executed: bool,
    worth_repeating: bool,
    asked_to_wait: Option<Duration>,
}

impl Failure {
    fn not_executed(reason: impl Into<String>) -> Self {
        Self { reason: reason.into(), maybe_executed: false, worth_repeating: true, asked_to_wait: None }
    }

    fn maybe_executed(reason: impl Into<String>) -> Self {
        Self { reason: reason.into(), maybe_executed: true, worth_repeating: true, asked_to_wait: None }
    }

    fn after(self, pause: Duration) -> Self {
        Self { asked_to_wait: Some(pause), ..self }
    }

    fn and_stays_so(self) -> Self {
        Self { worth_repeating: false, ..self }
    }
}

/// The connection to one provider: one connection pool, and a circuit breaker and rate limit for each party.
#[derive(Debug)]
pub struct Conversation {
    client: reqwest::Client,
    base: String,
    limits: Limits,
    standings: Standings,
}

impl Conversation {
    pub fn new(settings: &Settings) -> Result<Self, LineError> {
        let Settings { base, limits } = settings;
        let standings = Standings::new(limits.opens_after, limits.rest);
        let base = base.trim_end_matches('/').to_owned();
        Ok(Self { client: client::open(limits)?, base, limits: *limits, standings })
    }

    /// Without a party: faults apply to all such requests.
    pub async fn send(&self, call: &Call) -> Result<Answer, LineError> {
        self.send_for("", call).await
    }

    /// On behalf of a party: faults and rate limits of other parties do not apply.
    pub async fn send_for(&self, party: &str, call: &Call) -> Result<Answer, LineError> {
        let patience = Patience { tries: self.limits.tries, first_wait: self.limits.first_wait };
        let mut unclear = None;
        let mut tried = 0;
        loop {
            tried += 1;
            let failure = match self.try_once(party, call).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let Failure { reason, maybe_executed, worth_repeating, asked_to_wait } = failure;
            tracing::warn!(operation = call.name, tried, reason, "a request to an external system failed");
            if maybe_executed && call.repeating != Repeating::Reads {
                unclear.get_or_insert_with(|| reason.clone());
            }
            let harmless = !maybe_executed || call.repeating != Repeating::IsHarmful;
            let too_long = asked_to_wait.is_some_and(|pause| pause > self.limits.longest_pause);
            let again = worth_repeating && harmless && !too_long;
            let Some(wait) = patience.wait_after(tried, &call.path).filter(|_| again) else {
                // Once an attempt may have been executed, later ones cannot rule that out.
                let surely_not = asked_to_wait.map_or(LineError::Unavailable(reason), LineError::Busy);
                return Err(unclear.map_or(surely_not, LineError::Unclear));
            };
            tokio::time::sleep(asked_to_wait.map_or(wait, |asked| asked.max(wait))).await;
        }
    }

    async fn try_once(&self, party: &str, call: &Call) -> Result<Answer, Failure> {
        let pause = self.standing(party, |standing, now| standing.manners.wait(now));
        if pause > self.limits.longest_pause {
            return Err(Failure::not_executed("it asked us to be quiet").after(pause));
        }
        tokio::time::sleep(pause).await;
        if !self.standing(party, |standing, now| standing.circuit.admits(now)) {
            return Err(
                Failure::not_executed("it failed too often and is left alone for a while").and_stays_so()
            );
        }
        let exchanged = self.exchange(call).await;
        let is_well = exchanged.as_ref().is_ok_and(|(status, ..)| !status.is_server_error());
        self.standing(party, |standing, now| {
            if is_well { standing.circuit.succeeded() } else { standing.circuit.failed(now) }
        });
        let (status, headers, body) = exchanged?;
        let too_many = status == StatusCode::TOO_MANY_REQUESTS;
        let pause = self.standing(party, |standing, now| {
            standing.manners.heard(too_many, &headers, now);
            standing.manners.wait(now)
        });
        let reason = format!("status {}", status.as_u16());
        let in_progress = status == StatusCode::CONFLICT && call.repeating == Repeating::IsKnown;
        match status {
            _ if too_many && !pause.is_zero() => Err(Failure::not_executed(reason).after(pause)),
            _ if too_many => Err(Failure::not_executed(reason)),
            // The provider knows better than the status code whether a retry could succeed.
            _ if status.is_server_error() && is_final(&headers) => {
                Err(Failure::maybe_executed(reason).and_stays_so())
            }
            _ if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT || in_progress => {
                Err(Failure::maybe_executed(reason))
            }
            _ => Ok(Answer { status: status.as_u16(), body }),
        }
    }

    async fn exchange(&self, call: &Call) -> Result<(StatusCode, HeaderMap, Secret), Failure> {
        let headers = client::headers(call).map_err(|_| {
            Failure::not_executed("a header holds characters that cannot be sent").and_stays_so()
        })?;
        let mut request =
            self.client.request(call.method.clone(), format!("{}{}", self.base, call.path)).headers(headers);
        if let Some(body) = &call.body {
            request = request.body(body.text.expose().to_owned());
        }
        let mut response = request.send().await.map_err(|error| told(&error))?;
        let (status, headers) = (response.status(), std::mem::take(response.headers_mut()));
        Ok((status, headers, read(response, self.limits.answer).await?))
    }

    fn standing<T>(&self, party: &str, work: impl FnOnce(&mut Standing, Instant) -> T) -> T {
        let now = Instant::now();
        self.standings.of(party, now, |standing| work(standing, now))
    }
}

/// Stripe reports this in a header of its own.
fn is_final(headers: &HeaderMap) -> bool {
    headers.get("stripe-should-retry").is_some_and(|value| value == "false")
}

/// Percent-encodes an id as a path segment.
pub fn segment(id: &str) -> String {
    const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'_').remove(b'-');
    utf8_percent_encode(id, RESERVED).to_string()
}

/// A truncated or oversized response means that the request may have been executed.
async fn read(mut response: Response, longest: usize) -> Result<Secret, Failure> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| told(&error))? {
        if bytes.len() + chunk.len() > longest {
            return Err(
                Failure::maybe_executed(format!("the answer is longer than {longest} bytes")).and_stays_so()
            );
        }
        bytes.extend_from_slice(&chunk);
    }
    String::from_utf8(bytes)
        .map(Secret::new)
        .map_err(|_| Failure::maybe_executed("the answer is not text").and_stays_so())
}

/// Only the kind of an error: its full text contains the URL.
fn told(error: &reqwest::Error) -> Failure {
    if error.is_builder() {
        Failure::not_executed("the address is not one").and_stays_so()
    } else if error.is_connect() {
        Failure::not_executed("no connection")
    } else if error.is_timeout() {
        Failure::maybe_executed("no answer within the time limit")
    } else {
        Failure::maybe_executed("the connection broke")
    }
}

#[cfg(test)]
#[path = "conversation_tests.rs"]
mod tests;
