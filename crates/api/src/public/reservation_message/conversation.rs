//! The guest's side of a conversation: all messages, and a stream of new ones.

use std::convert::Infallible;

use axum::extract::{Request, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use chrono::{DateTime, Utc};
use domain::guest_key::{GuestKey, Held};
use flows::app::GuestNames;
use flows::inbox::{ConversationError, Following};
use flows::{App, inbox};
use futures_util::Stream;
use futures_util::stream::{self, StreamExt as _};
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use store::row::inbox::message;
use utoipa::{IntoParams, ToSchema};

use crate::attachment::{self, AttachmentOut, Sent};
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::Params;
use crate::json::Json;
use crate::paging::{PageOut, whole};
use crate::public::guest::admitted;
use crate::state::AppState;
use crate::streams::{Seat, Streams};
use crate::visitor::Visitor;

/// Sent by browsers that reconnect, to resume after the last event.
const LAST_EVENT: &str = "last-event-id";

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ConversationParams {
    /// The guest key of the reservation.
    reservation: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SaidOut {
    /// The guest key of the message.
    key: String,
    /// `guest` or `host`.
    author: code::MessageAuthor,
    author_name: String,
    message: String,
    sent_at: DateTime<Utc>,
    attachments: Vec<AttachmentOut>,
}

/// Describes the form for the OpenAPI document; its parts are read as a stream.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "for the document")]
pub struct ReservationFilesIn {
    /// The guest key of the reservation.
    reservation: String,
    /// The text; optional, because files can be sent without one.
    message: Option<String>,
    /// One to five files: JPEG, PNG, WebP or AVIF images, PDF or plain text, at most 10 MB each.
    #[schema(value_type = Vec<String>, format = Binary)]
    file: Vec<Vec<u8>>,
}

/// Sends files to the owner about a reservation.
///
/// The rate limit is that of messages.
#[utoipa::path(
    post,
    operation_id = "upload_reservation_message",
    path = "/websites/api/v2/reservation-message/upload",
    request_body(content = ReservationFilesIn, content_type = "multipart/form-data"),
    responses(
        (status = 201, body = SaidOut),
        (status = 404, body = ErrorOut),
        (status = 429, body = ErrorOut, description = "`Retry-After` says how long to wait.")
    ),
    tag = "message"
)]
pub async fn upload(
    State(state): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<(StatusCode, Json<SaidOut>), ApiError> {
    let Sent { reservation, text, files, .. } = attachment::read(request, &state).await?;
    let reservation = reservation.ok_or_else(|| ApiError::field("reservation", "This field is required."))?;
    let guest = admitted(&state.app, Held::Reservation, &reservation).await?;
    state.limits.message(visitor)?;
    let said = inbox::write_to_owner_with_files(&state.app, guest.row, text, files).await?;
    Ok((StatusCode::CREATED, Json(SaidOut::new(said, &guest.names))))
}

/// Lists the messages about a reservation, oldest first.
#[utoipa::path(
    get,
    operation_id = "list_reservation_messages",
    path = "/websites/api/v2/reservation-message",
    params(ConversationParams),
    responses((status = 200, body = PageOut<SaidOut>), (status = 404, body = ErrorOut)),
    tag = "message"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<ConversationParams>,
) -> Result<Json<PageOut<SaidOut>>, ApiError> {
    let guest = admitted(&app, Held::Reservation, &params.reservation).await?;
    let said = inbox::conversation(&app, guest.row).await?;
    Ok(Json(whole(said.into_iter().map(|row| SaidOut::new(row, &guest.names)).collect())))
}

/// Streams new messages as server-sent events.
///
/// Each event is one message; its id is the message's key. The stream ends when the server stops; browsers reconnect by
/// themselves. With too many open streams the response is 429 or 503: poll the list instead.
#[utoipa::path(
    get,
    operation_id = "follow_reservation_messages",
    path = "/websites/api/v2/reservation-message/events",
    params(ConversationParams, ("Last-Event-ID" = Option<String>, Header)),
    responses(
        (status = 200, body = SaidOut, content_type = "text/event-stream"),
        (status = 404, body = ErrorOut),
        (status = 429, body = ErrorOut, description = "Too many streams of this booking or network."),
        (status = 503, body = ErrorOut, description = "Too many streams.")
    ),
    tag = "message"
)]
pub async fn events(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Params(params): Params<ConversationParams>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let guest = admitted(&state.app, Held::Reservation, &params.reservation).await?;
    let last = headers.get(LAST_EVENT).and_then(|last| last.to_str().ok());
    let last = last.and_then(|last| last.parse::<GuestKey>().ok()).map(|last| last.row());
    let following = inbox::follow_conversation(&state.app, guest.row, last).await?;
    let seat = state.streams.take_seat(visitor, guest.row)?;
    let open = Open { following, names: guest.names, streams: state.streams.clone(), _seat: seat };
    let said = stream::unfold(open, Open::next).flat_map(stream::iter);
    Ok(Sse::new(said.map(Ok)).keep_alive(KeepAlive::new()))
}

/// An open stream and its permit.
struct Open {
    following: Following,
    names: GuestNames,
    streams: Streams,
    _seat: Seat,
}

impl Open {
    async fn next(mut self) -> Option<(Vec<Event>, Self)> {
        let said = tokio::select! {
            () = self.streams.closed() => return None,
            said = self.following.next() => said,
        };
        let said =
            said.inspect_err(|error| tracing::error!(%error, "cannot read new messages of a conversation"));
        let events = said.ok()?.into_iter().map(|row| event(row, &self.names)).collect();
        Some((events, self))
    }
}

fn event(row: message::Model, names: &GuestNames) -> Event {
    let said = SaidOut::new(row, names);
    let event = Event::default().id(said.key.clone());
    event.json_data(said).unwrap_or_default()
}

impl SaidOut {
    fn new(row: message::Model, names: &GuestNames) -> Self {
        Self {
            attachments: attachment::told(&row),
            key: names.key(Held::Message, row.id.key()).to_string(),
            author: row.author.into(),
            author_name: row.author_name,
            message: row.body,
            sent_at: row.sent_at,
        }
    }
}

impl From<ConversationError> for ApiError {
    fn from(error: ConversationError) -> Self {
        match error {
            ConversationError::NoSuchReservation
            | ConversationError::NoSuchThread
            | ConversationError::OffersRefused => ErrorCode::NotFound.into(),
            ConversationError::NoValue(variable) => {
                Self::field("message", format!("There is no value for {}.", variable.mark()))
            }
            ConversationError::Text(error) => Self::field("message", error.to_string()),
            ConversationError::Denied(denied) => denied.into(),
            ConversationError::Store(error) => error.into(),
        }
    }
}
