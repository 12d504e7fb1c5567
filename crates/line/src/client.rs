//! The HTTP client: fixed root certificates and crypto provider, no redirects, no proxies, and sensitive headers that are not
//! logged.

use std::sync::Arc;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, InvalidHeaderValue};

use crate::call::Call;
use crate::error::LineError;
use crate::settings::Limits;

pub(crate) fn open(limits: &Limits) -> Result<reqwest::Client, LineError> {
    reqwest::Client::builder()
        .tls_backend_preconfigured(tls()?)
        .connect_timeout(limits.connect)
        .timeout(limits.total)
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .no_proxy()
        .user_agent(concat!("casita/", env!("CARGO_PKG_VERSION")))
        .build()
        .map_err(|error| LineError::NoLine(format!("no HTTP client: {error}")))
}

/// Fixed root certificates and crypto provider, independent of the process defaults.
fn tls() -> Result<rustls::ClientConfig, LineError> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let roots = rustls::RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| LineError::NoLine(format!("no TLS: {error}")))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(config)
}

pub(crate) fn headers(call: &Call) -> Result<HeaderMap, InvalidHeaderValue> {
    let mut headers = HeaderMap::new();
    if let Some(authorization) = &call.authorization {
        let mut authorization = HeaderValue::from_str(authorization.expose())?;
        authorization.set_sensitive(true);
        headers.insert(AUTHORIZATION, authorization);
    }
    for (name, value) in &call.headers {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_str(value)?);
    }
    if let Some(body) = &call.body {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(body.content_type));
    }
    Ok(headers)
}
