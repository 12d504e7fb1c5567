//! The live inbox: a stream of changes, and conversations started by owners. The generic layer lists conversations, replies to
//! them and does bulk actions.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Path, Request, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use chrono::{DateTime, Utc};
use domain::inbox::message::MessageText;
use flows::inbox;
use flows::inbox::FileAnswer;
use flows::inbox::ThreadListener;
use futures_util::Stream;
use futures_util::stream;
use http::StatusCode;
use http::request::Parts;
use serde::{Deserialize, Serialize};
use store::row::inbox::message;
use utoipa::ToSchema;

use super::caller::{By, Writer};
use crate::attachment::{self, AttachmentOut, Sent};
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::{Body, named, parsed};
use crate::json::Json;
use crate::resource::count_of;
use crate::state::AppState;
use crate::streams::Seat;
use crate::visitor::Visitor;
use flows::inbox::THREAD;

#[derive(Debug, Serialize, ToSchema)]
pub struct InboxOut {
    /// The number of conversations in the inbox with unread messages.
    unread: u64,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct WordsIn {
    message: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WordsOut {
    /// The message's key.
    key: String,
    /// The key of the conversation.
    thread: String,
    message: String,
    sent_at: DateTime<Utc>,
    attachments: Vec<AttachmentOut>,
}

/// Describes the form for the OpenAPI document; its parts are read as a stream.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "for the document")]
pub struct FilesIn {
    /// The text; optional, because files can be sent without one.
    message: Option<String>,
    /// The subject of the e-mail to the guest; absent for the default.
    subject: Option<String>,
    /// `true` for an offer, which is not about the stay; guests may have refused offers.
    is_offer: Option<String>,
    /// One to five files: JPEG, PNG, WebP or AVIF images, PDF or plain text, at most 10 MB each.
    #[schema(value_type = Vec<String>, format = Binary)]
    file: Vec<Vec<u8>>,
}

/// Replies in a conversation with files.
///
/// The guest also gets an e-mail.
#[utoipa::path(
    post,
    operation_id = "answer_with_files",
    path = "/api/v2/thread/{key}/upload",
    params(("key" = String, Path)),
    request_body(content = FilesIn, content_type = "multipart/form-data"),
    responses(
        (status = 201, body = WordsOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 413, body = ErrorOut),
        (status = 415, body = ErrorOut)
    ),
    tag = "thread"
)]
pub async fn upload(
    State(state): State<AppState>,
    Writer(caller): Writer,
    Path(key): Path<String>,
    request: Request,
) -> Result<(StatusCode, Json<WordsOut>), ApiError> {
    let thread = named(&key)?;
    // Checked first, so that a user without permission need not upload the whole files.
    inbox::check_may_answer(&state.app, &caller, thread).await?;
    let Sent { text, subject, is_offer, files, .. } = attachment::read(request, &state).await?;
    let answer = FileAnswer { text, subject, is_offer, files };
    let sent = inbox::answer_with_files(&state.app, &caller, thread, answer).await?;
    Ok((StatusCode::CREATED, Json(sent.into())))
}

/// Sends a message to the guest of a reservation, in the existing conversation or a new one.
///
/// The guest also gets an e-mail.
#[utoipa::path(
    post,
    operation_id = "write_about_reservation",
    path = "/api/v2/reservation/{key}/message",
    params(("key" = String, Path)),
    request_body = WordsIn,
    responses(
        (status = 201, body = WordsOut),
        (status = 400, body = FieldErrors),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "account reservation"
)]
pub async fn write_about_reservation(
    State(state): State<AppState>,
    Writer(caller): Writer,
    Path(key): Path<String>,
    Body(input): Body<WordsIn>,
) -> Result<(StatusCode, Json<WordsOut>), ApiError> {
    let text: MessageText = parsed("message", &input.message)?;
    let sent = inbox::write_about_reservation(&state.app, &caller, named(&key)?, &text).await?;
    Ok((StatusCode::CREATED, Json(sent.into())))
}

impl From<message::Model> for WordsOut {
    fn from(row: message::Model) -> Self {
        Self {
            attachments: attachment::told(&row),
            key: row.id.key().to_string(),
            thread: row.thread_id.key().to_string(),
            message: row.body,
            sent_at: row.sent_at,
        }
    }
}

/// Streams the number of unread conversations as server-sent events: at once, and after every change in a conversation.
///
/// The events do not contain the change; request the conversations to see it. The stream ends when the server stops or the user
/// is signed out. With too many open streams the response is 429 or 503: poll instead.
#[utoipa::path(
    get,
    operation_id = "follow_threads",
    path = "/api/v2/thread/events",
    responses(
        (status = 200, body = InboxOut, content_type = "text/event-stream"),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 429, body = ErrorOut, description = "Too many streams of this user or network."),
        (status = 503, body = ErrorOut, description = "Too many streams.")
    ),
    tag = "thread"
)]
pub async fn events(
    State(state): State<AppState>,
    parts: Parts,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let mut open = Open::new(state, parts).await?;
    let first = open.look().await?;
    let told = stream::unfold((Some(first), open), Open::next);
    Ok(Sse::new(told).keep_alive(KeepAlive::new()))
}

/// An open stream and its permit.
struct Open {
    state: AppState,
    /// The request of the user, whose permission is checked again before each event.
    parts: Parts,
    listener: ThreadListener,
    _seat: Seat,
}

impl Open {
    /// Subscribes before reading the first count, so that no change is missed.
    async fn new(state: AppState, mut parts: Parts) -> Result<Self, ApiError> {
        let By(caller) = By::from_request_parts(&mut parts, &state).await?;
        let listener = inbox::listen_to_threads(&state.app, caller.account);
        let visitor = Visitor::of(&parts.extensions, &parts.headers);
        let seat = state.streams.take_seat(visitor, caller.user.key)?;
        Ok(Self { state, parts, listener, _seat: seat })
    }

    async fn look(&mut self) -> Result<Event, ApiError> {
        let By(caller) = By::from_request_parts(&mut self.parts, &self.state).await?;
        let unread = count_of(&self.state.app, &caller, &THREAD, "unread").await?;
        Ok(Event::default().json_data(InboxOut { unread }).unwrap_or_default())
    }

    async fn next(
        (first, mut open): (Option<Event>, Self),
    ) -> Option<(Result<Event, Infallible>, (Option<Event>, Self))> {
        if let Some(first) = first {
            return Some((Ok(first), (None, open)));
        }
        let streams = open.state.streams.clone();
        tokio::select! {
            () = streams.closed() => return None,
            () = open.listener.next() => (),
        };
        let event = open.look().await.ok()?;
        Some((Ok(event), (None, open)))
    }
}
