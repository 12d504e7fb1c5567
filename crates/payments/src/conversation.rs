//! Talking HTTP to a provider: time limits, bounded answers, repetition where it is harmless, a circuit breaker.
//!
//! Nothing of a request or an answer is logged but the name of the operation and the status.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Method, Response, StatusCode};

use crate::circuit::Circuit;
use crate::error::PaymentError;
use crate::patience::Patience;
use crate::secret::Secret;

/// Where a provider is, and how long we wait for it.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Without a slash at its end: paths are appended.
    pub base: String,
    pub limits: Limits,
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub connect: Duration,
    /// From the first byte sent to the last byte read, for each try.
    pub total: Duration,
    /// How often a request that may be repeated is sent.
    pub tries: u32,
    pub first_wait: Duration,
    /// The longest answer that is read, in bytes.
    pub answer: usize,
    /// So many failures in a row open the circuit…
    pub opens_after: u32,
    /// …for so long.
    pub rest: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(5),
            total: Duration::from_secs(30),
            tries: 3,
            first_wait: Duration::from_millis(300),
            answer: 2 * 1024 * 1024,
            opens_after: 5,
            rest: Duration::from_secs(20),
        }
    }
}

/// What happens when a request is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeating {
    /// It only reads.
    Reads,
    /// It changes something, and the provider knows repetitions by their key.
    IsKnown,
    /// It might be done twice: only sent again when it was surely not executed.
    IsHarmful,
}

/// One request, complete but for the address of the provider.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// For the log.
    pub(crate) name: &'static str,
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) authorization: Secret,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Option<Body>,
    pub(crate) repeating: Repeating,
}

/// Bodies hold tokens and encrypted card fields.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    pub(crate) content_type: &'static str,
    pub(crate) text: Secret,
}

/// An answer that the provider meant: anything but its own failures.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Secret,
}

impl Answer {
    pub(crate) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub(crate) fn text(&self) -> &str {
        self.body.expose()
    }
}

/// Why a single try brought no answer.
#[derive(Debug)]
struct Failure {
    reason: String,
    maybe_executed: bool,
    worth_repeating: bool,
}

impl Failure {
    fn not_executed(reason: impl Into<String>) -> Self {
        Self { reason: reason.into(), maybe_executed: false, worth_repeating: true }
    }

    fn maybe_executed(reason: impl Into<String>) -> Self {
        Self { reason: reason.into(), maybe_executed: true, worth_repeating: true }
    }

    fn and_stays_so(self) -> Self {
        Self { worth_repeating: false, ..self }
    }
}

/// A line to one provider, shared by all merchants: one pool of connections, one circuit.
#[derive(Debug)]
pub(crate) struct Conversation {
    client: reqwest::Client,
    base: String,
    limits: Limits,
    circuit: Mutex<Circuit>,
}

impl Conversation {
    pub(crate) fn new(settings: &Settings) -> Result<Self, PaymentError> {
        let Settings { base, limits } = settings;
        let client = reqwest::Client::builder()
            .tls_backend_preconfigured(tls()?)
            .connect_timeout(limits.connect)
            .timeout(limits.total)
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .no_proxy()
            .user_agent(concat!("casita/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| PaymentError::Refused(format!("no HTTP client: {error}")))?;
        let circuit = Mutex::new(Circuit::new(limits.opens_after, limits.rest));
        Ok(Self { client, base: base.trim_end_matches('/').to_owned(), limits: *limits, circuit })
    }

    pub(crate) async fn send(&self, call: &Call) -> Result<Answer, PaymentError> {
        let patience = Patience { tries: self.limits.tries, first_wait: self.limits.first_wait };
        let mut unclear = None;
        let mut tried = 0;
        loop {
            tried += 1;
            let failure = match self.try_once(call).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let Failure { reason, maybe_executed, worth_repeating } = failure;
            tracing::warn!(operation = call.name, tried, reason, "a payment provider did not answer");
            if maybe_executed && call.repeating != Repeating::Reads {
                unclear.get_or_insert_with(|| reason.clone());
            }
            let harmless = !maybe_executed || call.repeating != Repeating::IsHarmful;
            match patience.wait_after(tried, &call.path).filter(|_| worth_repeating && harmless) {
                Some(wait) => tokio::time::sleep(wait).await,
                // Once a try may have been executed, later ones cannot take it back.
                None => return Err(unclear.map_or(PaymentError::Unavailable(reason), PaymentError::Unclear)),
            }
        }
    }

    async fn try_once(&self, call: &Call) -> Result<Answer, Failure> {
        if !self.circuit(|circuit| circuit.admits(Instant::now())) {
            return Err(
                Failure::not_executed("it failed too often and is left alone for a while").and_stays_so()
            );
        }
        let exchanged = self.exchange(call).await;
        match &exchanged {
            Ok((status, ..)) if !status.is_server_error() => self.circuit(Circuit::succeeded),
            _ => self.circuit(|circuit| circuit.failed(Instant::now())),
        }
        let (status, should_repeat, body) = exchanged?;
        let reason = format!("status {}", status.as_u16());
        let in_progress = status == StatusCode::CONFLICT && call.repeating == Repeating::IsKnown;
        match status {
            StatusCode::TOO_MANY_REQUESTS => Err(Failure::not_executed(reason)),
            // The provider knows better than the status whether the same request could still succeed.
            _ if status.is_server_error() && should_repeat == Some(false) => {
                Err(Failure::maybe_executed(reason).and_stays_so())
            }
            _ if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT || in_progress => {
                Err(Failure::maybe_executed(reason))
            }
            _ => Ok(Answer { status: status.as_u16(), body }),
        }
    }

    async fn exchange(&self, call: &Call) -> Result<(StatusCode, Option<bool>, Secret), Failure> {
        let mut request = self
            .client
            .request(call.method.clone(), format!("{}{}", self.base, call.path))
            .headers(headers(call)?);
        if let Some(body) = &call.body {
            request = request.body(body.text.expose().to_owned());
        }
        let response = request.send().await.map_err(|error| told(&error))?;
        let status = response.status();
        let should_repeat =
            response.headers().get("stripe-should-retry").and_then(|value| value.to_str().ok()?.parse().ok());
        Ok((status, should_repeat, read(response, self.limits.answer).await?))
    }

    fn circuit<T>(&self, work: impl FnOnce(&mut Circuit) -> T) -> T {
        work(&mut self.circuit.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// An id as a part of a path, whatever it holds.
pub(crate) fn segment(id: &str) -> String {
    const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'_').remove(b'-');
    utf8_percent_encode(id, RESERVED).to_string()
}

/// Our own roots and ring, whatever the process has installed.
fn tls() -> Result<rustls::ClientConfig, PaymentError> {
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    let roots = rustls::RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| PaymentError::Refused(format!("no TLS: {error}")))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(config)
}

fn headers(call: &Call) -> Result<HeaderMap, Failure> {
    let unusable = |_| Failure::not_executed("a header holds characters that cannot be sent").and_stays_so();
    let mut headers = HeaderMap::new();
    let mut authorization = HeaderValue::from_str(call.authorization.expose()).map_err(unusable)?;
    authorization.set_sensitive(true);
    headers.insert(AUTHORIZATION, authorization);
    for (name, value) in &call.headers {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_str(value).map_err(unusable)?);
    }
    if let Some(body) = &call.body {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(body.content_type));
    }
    Ok(headers)
}

/// An answer that breaks off or is too long was still an answer to something that was done.
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

/// Only the kind of an error: its full text names the address.
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
