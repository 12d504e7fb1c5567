//! API keys, and their accounts.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use http::HeaderMap;
use http::header::AUTHORIZATION;

use super::error::ApiError;

/// `sk_test_acme` and `pk_test_acme` are keys of the account `acme`.
pub(crate) fn account_of(key: &str) -> Result<String, ApiError> {
    let account = ["sk_test_", "pk_test_", "rk_test_"].iter().find_map(|kind| key.strip_prefix(kind));
    account.filter(|account| !account.is_empty()).map(str::to_owned).ok_or_else(|| {
        ApiError::unauthorized("Invalid API Key provided: the sandbox takes sk_test_… and pk_test_… only.")
    })
}

/// From a bearer token, or the user name of basic authentication.
pub(crate) fn key_of(headers: &HeaderMap) -> Option<String> {
    let text = headers.get(AUTHORIZATION)?.to_str().ok()?;
    if let Some(key) = text.strip_prefix("Bearer ") {
        return Some(key.trim().to_owned());
    }
    let decoded = BASE64_STANDARD.decode(text.strip_prefix("Basic ")?).ok()?;
    String::from_utf8(decoded).ok()?.split(':').next().map(str::to_owned)
}
