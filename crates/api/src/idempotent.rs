//! `Idempotency-Key`: repeating a request with the same key returns the stored response.

use axum::body::{Body, to_bytes};
use axum::response::{IntoResponse, Response};
use domain::key::AccountId;
use flows::services::Purpose;
use flows::{App, app};
use http::{HeaderMap, StatusCode, header::CONTENT_TYPE};
use serde::Serialize;
use sha2::{Digest, Sha256};
use store::idempotency;
use store::row::idempotency::Model;

use crate::bounds::Scope;
use crate::error::{ApiError, ErrorCode};

const HEADER: &str = "idempotency-key";
const LARGEST_ANSWER: usize = 1 << 20;

/// Runs the work unless a response is already stored for this key. Server errors (5xx) are not stored, so a retry may succeed.
pub async fn once(
    app: &App,
    headers: &HeaderMap,
    scope: &str,
    account: AccountId,
    request: &impl Serialize,
    work: impl Future<Output = Result<Response, ApiError>>,
) -> Result<Response, ApiError> {
    let Some(name) = name(headers)? else { return work.await };
    let request = serde_json::to_vec(request).map_err(ApiError::fault)?;
    let hash = hex::encode(Sha256::digest(&request));
    if let Some(known) = idempotency::find(app.store.read(), account, scope, name).await? {
        return replay(app, account, &known, &hash);
    }
    let answer = work.await.unwrap_or_else(IntoResponse::into_response);
    if answer.status().is_server_error() {
        return Ok(answer);
    }
    let (parts, body) = answer.into_parts();
    let bytes = to_bytes(body, LARGEST_ANSWER).await.map_err(ApiError::fault)?;
    // Encrypted: the response may contain guest keys, which are credentials.
    let answer = String::from_utf8_lossy(&bytes).into_owned();
    let answer_body = app::seal(app, Purpose::KeptAnswer, account, answer).map_err(ApiError::fault)?;
    let row = Model {
        account_id: account.into(),
        scope: scope.to_owned(),
        idempotency_key: name.to_owned(),
        request_hash: hash,
        answer_status: parts.status.as_u16().into(),
        answer_body,
        created_at: app.now(),
    };
    idempotency::keep(app.store.write_one(), row).await?;
    Ok(Response::from_parts(parts, Body::from(bytes)))
}

/// The key of the request, if it has one.
pub fn name(headers: &HeaderMap) -> Result<Option<&str>, ApiError> {
    let Some(name) = headers.get(HEADER) else { return Ok(None) };
    let most = Scope::Header.characters("Idempotency-Key");
    let name = name.to_str().ok().filter(|name| !name.is_empty() && name.len() <= most);
    let wrong = || ApiError::field("Idempotency-Key", format!("Use 1 to {most} plain characters."));
    name.map(Some).ok_or_else(wrong)
}

fn replay(app: &App, account: AccountId, known: &Model, hash: &str) -> Result<Response, ApiError> {
    if known.request_hash != hash {
        return Err(ErrorCode::Idempotency.into());
    }
    let status = u16::try_from(known.answer_status).ok().and_then(|status| StatusCode::from_u16(status).ok());
    let status = status.unwrap_or(StatusCode::OK);
    let answer = app.seal.open(Purpose::KeptAnswer, account, &known.answer_body).map_err(ApiError::fault)?;
    Ok((status, [(CONTENT_TYPE, "application/json")], answer).into_response())
}
