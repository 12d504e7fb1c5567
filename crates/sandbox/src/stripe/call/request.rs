//! An API request: its key and parameters, executed once per idempotency key.

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use http::Method;
use http::request::Parts;

use super::desk::{Caller, Desk, Reply, at_desk, base};
use super::expand::expand;
use super::idempotency::{self, Key};
use crate::books::Books;
use crate::cards::card::Pace;
use crate::sandbox::Sandbox;
use crate::stripe::api_key::{account_of, key_of};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;

const LARGEST_BODY: usize = 1 << 20;

/// An operation: reads its parameters first, then executes, so that an error changes nothing.
pub(crate) type Work = fn(&mut Desk, &mut Params) -> Reply;
/// The pace of the card in a request.
pub(crate) type PaceOf = fn(&Books, &Caller, Params) -> Pace;

struct Call {
    caller: Caller,
    params: Params,
    fingerprint: String,
}

#[derive(Clone, Copy)]
struct Operation {
    work: Work,
    pace: PaceOf,
    is_for_browsers: bool,
}

fn prompt(_: &Books, _: &Caller, _: Params) -> Pace {
    Pace::Prompt
}

pub(crate) fn post_server(work: Work) -> MethodRouter<Sandbox> {
    post_server_paced(work, prompt)
}

pub(crate) fn post_server_paced(work: Work, pace: PaceOf) -> MethodRouter<Sandbox> {
    let operation = Operation { work, pace, is_for_browsers: false };
    post(move |State(sandbox): State<Sandbox>, call: Call| perform(sandbox, call, operation))
}

pub(crate) fn post_browser(work: Work) -> MethodRouter<Sandbox> {
    post_browser_paced(work, prompt)
}

pub(crate) fn post_browser_paced(work: Work, pace: PaceOf) -> MethodRouter<Sandbox> {
    let operation = Operation { work, pace, is_for_browsers: true };
    post(move |State(sandbox): State<Sandbox>, call: Call| perform(sandbox, call, operation))
}

pub(crate) fn get_server(work: Work) -> MethodRouter<Sandbox> {
    let operation = Operation { work, pace: prompt, is_for_browsers: false };
    get(move |State(sandbox): State<Sandbox>, call: Call| perform(sandbox, call, operation))
}

pub(crate) fn get_browser(work: Work) -> MethodRouter<Sandbox> {
    let operation = Operation { work, pace: prompt, is_for_browsers: true };
    get(move |State(sandbox): State<Sandbox>, call: Call| perform(sandbox, call, operation))
}

async fn perform(sandbox: Sandbox, call: Call, operation: Operation) -> Response {
    let Call { caller, params, fingerprint } = call;
    if caller.is_browser && !operation.is_for_browsers {
        return ApiError::unauthorized("This operation needs a secret key.").into_response();
    }
    let key =
        caller.idempotency_key.clone().map(|name| Key { account: caller.account.clone(), name, fingerprint });
    let _busy = match idempotency::begin(&sandbox, key.as_ref()) {
        Ok(busy) => busy,
        Err(answered) => return *answered,
    };
    let pace = sandbox.read(|books| (operation.pace)(books, &caller, params.clone()));
    let reply =
        sandbox.at_pace(pace, || execute(&sandbox, caller, params, operation.work, key.as_ref())).await;
    idempotency::respond(&reply)
}

/// Executes the operation and stores its response as one change.
fn execute(sandbox: &Sandbox, caller: Caller, mut params: Params, work: Work, key: Option<&Key>) -> Reply {
    at_desk(sandbox, caller, |desk| {
        let reply = params.words("expand").and_then(|paths| {
            let mut value = work(desk, &mut params)?;
            expand(desk, &mut value, &paths);
            Ok(value)
        });
        if let Some(key) = key {
            idempotency::remember(&mut desk.books.stripe, key, &reply);
        }
        reply
    })
}

impl FromRequest<Sandbox> for Call {
    type Rejection = ApiError;

    async fn from_request(request: Request, sandbox: &Sandbox) -> Result<Self, ApiError> {
        let (mut parts, body) = request.into_parts();
        let id = name_in_path(&mut parts, sandbox).await;
        let body =
            to_bytes(body, LARGEST_BODY).await.map_err(|_| ApiError::invalid("The body is too large."))?;
        let form = match parts.method {
            Method::GET => parts.uri.query().unwrap_or_default().as_bytes(),
            _ => &body[..],
        };
        let mut params = Params::parse(form);
        let key = params.text("key")?.or_else(|| key_of(&parts.headers)).ok_or_else(|| {
            ApiError::unauthorized("You did not provide an API key. Provide it in the Authorization header.")
        })?;
        let idempotency_key = parts.headers.get("idempotency-key").and_then(|key| key.to_str().ok());
        let idempotency_key = idempotency_key.filter(|_| parts.method == Method::POST).map(str::to_owned);
        if idempotency_key.as_ref().is_some_and(|key| key.len() > 255) {
            return Err(ApiError::invalid("Idempotency keys are at most 255 characters long."));
        }
        let fingerprint = format!("{} {}", parts.uri.path(), params.fingerprint());
        let is_browser = key.starts_with("pk_");
        let account = account_of(&key)?;
        let caller = Caller { account, is_browser, id, base: base(sandbox, &parts.headers), idempotency_key };
        Ok(Self { caller, params, fingerprint })
    }
}

async fn name_in_path(parts: &mut Parts, sandbox: &Sandbox) -> String {
    let params = RawPathParams::from_request_parts(parts, sandbox).await;
    params.ok().and_then(|params| params.iter().next().map(|(_, id)| id.to_owned())).unwrap_or_default()
}
